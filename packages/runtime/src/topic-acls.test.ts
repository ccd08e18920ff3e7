import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAGES } from '@footnote/events/topics';
import { expect } from 'chai';
import { loadConfig } from './config.ts';
import { TOPIC_ACCESS } from './topic-access.ts';
import { ACL_USERS, aclCommands, aclsOf, accessRows } from './topic-acls.ts';

const PAGE = join(import.meta.dirname, '../../../docs/cluster.md');
const cells = (row: string): string => row.replaceAll(/ +/g, ' ').trim();

describe('what services do with topics', () => {
  it('is what docs/cluster.md says', () => {
    const rows = readFileSync(PAGE, 'utf8').split('\n').map(cells);
    for (const row of accessRows()) expect(rows, row).to.include(cells(row));
  });

  it('of the parser is what its stages read and write', () => {
    const { reads, writes, groups } = TOPIC_ACCESS['filing-parser'];
    for (const [name, stage] of Object.entries(STAGES)) {
      expect(reads).to.include(stage.reads);
      expect(writes).to.include.members([...stage.writes]);
      expect(groups).to.deep.include({ name });
    }
    expect(writes).to.include('dead-letters');
  });

  it('lets nobody but the command line issue keys', () => {
    const writers = ACL_USERS.filter((user) =>
      aclsOf(user).some(({ operations, names }) => operations.includes('Write') && names.includes('keys')),
    );
    expect(writers).to.deep.equal(['cli']);
    const readers = ACL_USERS.filter((user) =>
      aclsOf(user).some(({ operations, names }) => operations.includes('Read') && names.includes('keys')),
    );
    expect(readers).to.deep.equal(['query', 'cli']);
  });

  it('is granted by commands, with the prefix of the deployment', () => {
    const config = loadConfig({
      FOOTNOTE_KAFKA_BROKERS: 'kafka:9092',
      FOOTNOTE_SCHEMA_REGISTRY_URL: 'http://registry:8080',
      FOOTNOTE_KAFKA_PREFIX: 'v2.',
    });
    const lines = aclCommands(config, 'User:');
    const add = 'kafka-acls.sh --bootstrap-server kafka:9092 --add';
    expect(lines).to.include(
      `${add} --allow-principal 'User:price-fetcher' --operation Read --topic v2.bars`,
    );
    expect(lines).to.include(
      `${add} --allow-principal 'User:projector' --operation Read --group v2.projector. --resource-pattern-type prefixed`,
    );
    expect(lines).to.include(
      `${add} --allow-principal 'User:cli' --operation Read --operation Describe --operation Delete --group v2. --resource-pattern-type prefixed`,
    );
    expect(aclCommands(loadConfig({}), 'User:').at(-2)).to.match(/BROKERS .*--group '\*'$/);
    expect(lines.at(-1)).to.equal(
      `${add} --allow-principal 'User:cli' --operation DescribeConfigs --cluster`,
    );
  });
});
