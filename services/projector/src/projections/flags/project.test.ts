import { typesOf } from '@footnote/read-models/columns';
import { expect } from 'chai';
import { readExample } from '@footnote/events/examples';
import { FLAG_COLUMNS, type FlagRow } from '@footnote/read-models/flags';
import { tableMatches } from '@footnote/read-store/table-matches';
import { useBench } from '../../testing/bench.ts';
import { flags } from './project.ts';

const FLAG = readExample('flags');

describe('the flags projection', () => {
  const bench = useBench();
  const rows = (): Promise<FlagRow[]> => bench().store.query<FlagRow>('SELECT * FROM flags ORDER BY flag_id');

  it('stores a flag that is sent twice once, as it was first received', async () => {
    await bench().append('flags', FLAG);
    await bench().append('flags', { ...FLAG, source_time: FLAG.source_time + 5000, symbol: 'LRIX-B' });
    await bench().project([flags]);
    const [row, ...others] = await rows();
    expect(others).to.deep.equal([]);
    const { cik, flag_id, symbol, statement, field, period, reason, accession, note, reporter } = FLAG;
    expect(row).to.deep.equal({
      cik,
      flag_id,
      symbol,
      statement,
      field,
      period,
      reason,
      accession,
      note,
      reporter,
      received_at: '2025-11-06 16:05:00.000',
    });
    expect(await tableMatches(bench().store, 'flags', typesOf(FLAG_COLUMNS))).to.deep.equal([]);
  });

  it('stores empty texts for a flag without filing and note', async () => {
    await bench().append('flags', { ...FLAG, accession: null, note: null });
    await bench().project([flags]);
    expect((await rows())[0]).to.include({ accession: '', note: '' });
  });

  it('sends a flag without a ten-digit CIK to the dead letters', async () => {
    await bench().append('flags', { ...FLAG, cik: '12' });
    await bench().project([flags]);
    expect((await bench().read('dead-letters')).map(({ reason }) => reason)).to.deep.equal(['cik_malformed']);
  });
});
