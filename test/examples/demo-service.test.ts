import { stopTestClickHouse } from '@footnote/read-store/testing';
import { openDemoService, type DemoService } from '../reference/service.ts';
import { sixCalls } from './python-client/six-calls.ts';
import { screenedMarket } from './screened-market.ts';
import { screenedOwnership } from './screened-ownership.ts';

// One service for all, since its start is most of what they cost.
describe('the service with the companies of the demo', function () {
  this.timeout(300_000);
  let opened: DemoService | undefined;
  const service = (): DemoService => opened as DemoService;
  before('opens the service', async () => {
    opened = await openDemoService();
  });
  after('closes it', async () => {
    await opened?.close();
    await stopTestClickHouse();
  });

  describe('screens on figures at the newest close', () => screenedMarket(service));
  describe('screens on figures of owners', () => screenedOwnership(service));
  describe('a Python client that openapi-python-client writes from the contract', () => sixCalls(service));
});
