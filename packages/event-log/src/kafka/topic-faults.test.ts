import { expect } from 'chai';
import type { KeptTopic } from '../kafka-topics.ts';
import { brokerFaults, SEALED, topicFaults, wordsOf } from './topic-faults.ts';
import { DEFAULT_DECLARATION, settingsOf } from './topic-settings.ts';

const SPECS = [
  { name: 'facts', partitions: 8 },
  { name: 'bars', partitions: 8 },
  { name: 'keys', partitions: 1, compacted: true },
];
const DECLARED = { ...DEFAULT_DECLARATION, replicas: 3, minInsync: 2 };

/** The topics as declared, but for these settings of one. */
const kept = (name = '', settings: KeptTopic['settings'] = {}, replicas = 3): readonly KeptTopic[] =>
  SPECS.map((spec) => ({
    ...{ name: spec.name, partitions: spec.partitions },
    replicas: spec.name === name ? replicas : 3,
    settings: { ...settingsOf(spec, DECLARED), ...(spec.name === name ? settings : {}) },
  }));
const faultsOf = (...broken: Parameters<typeof kept>): readonly string[] =>
  topicFaults(SPECS, DECLARED, kept(...broken)).map(
    ({ topic, setting, found, isFatal }) => `${isFatal ? 'fatal' : 'risk'}: ${topic} ${setting} ${found}`,
  );

describe('topics that are not as they are declared', () => {
  it('are none if they are, or have more than declared, or do not exist', () => {
    expect(faultsOf()).to.deep.equal([]);
    expect(
      faultsOf('facts', { 'min.insync.replicas': '3', 'max.message.bytes': '104857600' }, 5),
    ).to.deep.equal([]);
    expect(topicFaults(SPECS, DECLARED, [])).to.deep.equal([]);
    const brokers = { ...kept()[0]!, settings: settingsOf(SPECS[0]!, DEFAULT_DECLARATION), replicas: 1 };
    expect(topicFaults(SPECS, DEFAULT_DECLARATION, [brokers])).to.deep.equal([]);
  });

  it('are fatal if events are lost, and a risk if they may be', () => {
    expect(faultsOf('facts', { 'retention.ms': '604800000' })).to.deep.equal([
      'fatal: facts retention.ms 604800000',
    ]);
    expect(faultsOf('facts', { 'retention.bytes': '1' })).to.deep.equal(['fatal: facts retention.bytes 1']);
    for (const policy of ['compact', 'compact,delete'])
      expect(faultsOf('facts', { 'cleanup.policy': policy })).to.deep.equal([
        `fatal: facts cleanup.policy ${policy}`,
      ]);
    for (const policy of ['delete', 'compact,delete'])
      expect(faultsOf('keys', { 'cleanup.policy': policy })).to.deep.equal([
        `fatal: keys cleanup.policy ${policy}`,
      ]);
    expect(faultsOf('keys', { 'retention.ms': '1000' }), 'compaction alone heeds no limit').to.deep.equal([]);
    expect(faultsOf('facts', { 'min.insync.replicas': '1' })).to.deep.equal([
      'risk: facts min.insync.replicas 1',
    ]);
    expect(faultsOf('facts', { 'max.message.bytes': '1048576' })).to.deep.equal([
      'risk: facts max.message.bytes 1048576',
    ]);
    expect(faultsOf('facts', {}, 2)).to.deep.equal(['risk: facts replicas 2']);
    expect(faultsOf('facts', {}, 0), 'brokers that do not say').to.deep.equal([]);
  });

  it('are fatal if they are sealed, and said to be', () => {
    const faults = topicFaults(SPECS, DECLARED, kept('facts', SEALED));
    expect(faults.map(({ isFatal }) => isFatal)).to.deep.equal([true]);
    expect(wordsOf(faults)).to.deep.equal([
      'facts is sealed: the log was copied to topics with another prefix',
    ]);
  });

  it('are named together if the same is wrong with them', () => {
    const both = [...kept('facts', {}, 1), ...kept('bars', {}, 1)].filter(({ replicas }) => replicas === 1);
    expect(wordsOf(topicFaults(SPECS, DECLARED, both))).to.deep.equal([
      'replicas of facts, bars is 1 instead of 3',
    ]);
  });

  it('include brokers that forget the offsets of a stopped group within a week', () => {
    expect(brokerFaults({ 'offsets.retention.minutes': '10080' })).to.deep.equal([]);
    expect(brokerFaults({})).to.deep.equal([]);
    expect(wordsOf(brokerFaults({ 'offsets.retention.minutes': '60' }))).to.deep.equal([
      'offsets.retention.minutes of the brokers is 60 instead of 10080',
    ]);
  });
});
