import { expect } from 'chai';
import { createLogger } from './logging.ts';

describe('logging', () => {
  it('writes JSON lines at or above the level and hides secrets', () => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'info' }, 'test', { write: (line) => void lines.push(line) });
    logger.debug('not written');
    logger.info({ config: { clickhousePassword: 'hush' }, authorization: 'Bearer hush', port: 1 }, 'started');
    expect(lines).to.have.length(1);
    expect(lines[0]).not.to.include('hush');
    expect(JSON.parse(lines[0]!)).to.include({ level: 'info', name: 'test', msg: 'started', port: 1 });
  });
});
