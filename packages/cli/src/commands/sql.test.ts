import { expect } from 'chai';
import { run, useFolder } from '../testing/run.ts';

describe('footnote sql', () => {
  const folder = useFolder();

  it('says that there are no read models yet, and what makes them', async () => {
    const { code, err } = await run('sql', 'SELECT * FROM fundamentals', '--data', folder());
    expect(code).to.equal(1);
    expect(err).to.equal(
      'footnote: there are no read models yet\n  run `footnote up` first: it makes them from the log\n',
    );
  });

  it('leaves other mistakes to the words of ClickHouse', async () => {
    const { code, err } = await run('sql', 'SELECT nothing', '--data', folder());
    expect(code).to.equal(1);
    expect(err)
      .to.match(/nothing/)
      .and.not.to.include('read models');
  });
});
