import { expect } from 'chai';
import { logLevel } from 'kafkajs';
import { isWorthSaying, retries } from './client.ts';
import { createNews } from './news.ts';

const entry = (message: string, error?: string, level = logLevel.ERROR) => ({
  level,
  log: { message, ...(error === undefined ? {} : { error }) },
});

describe('Kafka client', () => {
  it('logs a repeated message once per half minute while brokers are down', () => {
    const isNews = createNews();
    expect(isNews('connect ECONNREFUSED 127.0.0.1:9092', 0)).to.equal(true);
    expect(isNews('connect ECONNREFUSED 127.0.0.1:9093', 1000)).to.equal(false);
    expect(isNews('something else', 1000)).to.equal(true);
    expect(isNews('connect ECONNREFUSED 127.0.0.1:9092', 30_000)).to.equal(true);
  });

  it('suppresses only the messages of a loading coordinator and of its own retries', () => {
    const quiet = [
      entry('Response GroupCoordinator(key: 10, version: 2)', 'The group coordinator is not available'),
      entry(
        'Response JoinGroup(key: 11, version: 5)',
        'The coordinator is loading and hence cannot process requests',
      ),
      entry('Response OffsetFetch(key: 9, version: 4)', 'This is not the correct coordinator for this group'),
      entry('Response without match', undefined, logLevel.WARN),
      entry('Response Heartbeat(key: 12, version: 3)', 'The group is rebalancing, so a rejoin is needed'),
      entry('Response Metadata(key: 3, version: 6)', 'This server does not host this topic-partition'),
      entry('Request Metadata(key: 3, version: 6)', undefined, logLevel.DEBUG),
    ];
    const messages = [
      entry('Response Produce(key: 0, version: 7)', 'This server does not host this topic-partition'),
      entry('Connection error: connect ECONNREFUSED 127.0.0.1:9092'),
      entry('Response Produce(key: 0, version: 7)', 'There are not enough in-sync replicas'),
      entry('Response JoinGroup(key: 11, version: 5)', 'Not authorized to access group'),
    ];
    for (const each of quiet) expect(isWorthSaying(each), each.log.message).to.equal(false);
    for (const each of messages) expect(isWorthSaying(each), each.log.message).to.equal(true);
  });

  it('retries for about the configured time', () => {
    for (const forMs of [1000, 60_000]) {
      const { initialRetryTime, maxRetryTime, retries: count } = retries(forMs);
      let sum = 0;
      for (let tried = 0; tried < count; tried += 1)
        sum += Math.min(maxRetryTime, initialRetryTime * 2 ** tried);
      expect(sum).to.be.within(forMs, forMs + maxRetryTime);
    }
  });
});
