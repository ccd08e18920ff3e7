import { expect } from 'chai';
import { createLines } from './lines.ts';

const sinkOf = (isTTY: boolean) => {
  let text = '';
  return { isTTY, write: (more: string) => void (text += more), text: () => text };
};

describe('merged output of several processes', () => {
  it('passes on whole lines however the chunks are split, as JSON only if the output is not a terminal', () => {
    const sink = sinkOf(false);
    const lines = createLines(sink, 9);
    const [one, two] = [lines.from('projector'), lines.from('query')];
    one.write('{"name":"projector","ms');
    two.write('Error: {no json}\n{"name":"query"}\n');
    one.write('g":"up"}\n\n');
    two.write('the last');
    two.end();
    expect(sink.text().trim().split('\n')).to.deep.equal([
      '{"level":"warn","name":"query","msg":"Error: {no json}"}',
      '{"name":"query"}',
      '{"name":"projector","msg":"up"}',
      '{"level":"warn","name":"query","msg":"the last"}',
    ]);
  });

  it('prefixes lines with the name of their process on a terminal', () => {
    const sink = sinkOf(true);
    createLines(sink, 9).from('query').write('{"a":1}\n');
    expect(sink.text()).to.equal('query     | {"a":1}\n');
  });
});
