import { expect } from 'chai';
import type { RunningService } from '@footnote/embedded/running-services';
import { createAdminServer, type AdminServer } from '@footnote/runtime/admin-server';
import { createHealth } from '@footnote/runtime/health';
import { createMetrics } from '@footnote/runtime/metrics';
import { heardBack, heardBackRemark } from './heard-back.ts';

describe('hearing back from the running services about a key', () => {
  const servers: AdminServer[] = [];
  const event = { event_id: 'new', key_hash: 'abc' };

  const service = async (known: () => string | undefined): Promise<RunningService> => {
    const server = createAdminServer({
      port: 0,
      health: createHealth(() => 0),
      metrics: createMetrics('test', { defaults: false }),
      keyEvent: known,
    });
    await server.start();
    servers.push(server);
    return { name: 'query', pid: process.pid, adminPort: server.port(), address: 'http://127.0.0.1:1' };
  };
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  it('waits for a service that learns of the event late', async () => {
    let answers = 0;
    const late = await service(() => ((answers += 1) > 3 ? 'new' : 'old'));
    expect(await heardBack([late], event)).to.deep.equal({ asked: 1, know: 1 });
    expect(answers).to.equal(4);
  });

  it('says which did not confirm, and asks none without a REST API', async () => {
    const knowing = await service(() => 'new');
    const stuck = await service(() => 'old');
    const projector = { ...stuck, name: 'projector', address: null };
    const heard = await heardBack([knowing, stuck, projector], event, { patienceMs: 150 });
    expect(heard).to.deep.equal({ asked: 2, know: 1 });
    expect(heardBackRemark(heard)).to.include('1 of 2 running services did not confirm it in time');
  });

  it('counts a service that does not answer as one that did not confirm', async () => {
    const gone = await service(() => 'new');
    await servers.pop()?.stop();
    expect(await heardBack([gone], event, { patienceMs: 100 })).to.deep.equal({ asked: 1, know: 0 });
    expect(heardBackRemark({ asked: 0, know: 0 })).to.include('no running service');
  });
});
