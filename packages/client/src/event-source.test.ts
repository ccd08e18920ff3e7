import { expect } from 'chai';
import fc from 'fast-check';
import { createEventParser } from './event-source.ts';

const TEXT = [
  'retry: 2000\n\n',
  ':\nid: a\n\n',
  'id: b\nevent: filing\ndata: {"x":"é: 1"}\n\n',
  'data: one\r\ndata:two\r\n\r\n',
  'id\nid: \0\ndata\n\n',
].join('');

const BLOCKS = [
  { id: undefined, data: null, retry: 2000 },
  { id: 'a', data: null, retry: undefined },
  { id: 'b', data: '{"x":"é: 1"}', retry: undefined },
  { id: 'b', data: 'one\ntwo', retry: undefined },
  { id: '', data: '', retry: undefined },
];

describe('the parser of server-sent events', () => {
  it('parses blocks with and without data, wherever the text is split', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(TEXT.length)), (cuts) => {
        const take = createEventParser();
        const places = [0, ...cuts.sort((a, b) => a - b), TEXT.length];
        const pieces = places.slice(1).map((to, at) => TEXT.slice(places[at], to));
        expect(pieces.flatMap(take)).to.deep.equal(BLOCKS);
      }),
    );
  });
});
