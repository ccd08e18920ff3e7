import { expect } from 'chai';
import fc from 'fast-check';
import type { AvroSchema } from '../avro.ts';
import { readExample } from '../examples.ts';
import { readSchema } from '../schema-files.ts';
import { anyEvent } from '../testing/arbitrary.ts';
import { factOf, factsEvent } from '../testing/samples.ts';
import { type EventOf, TOPICS, type TopicName } from '../topics.ts';
import { wrongContent } from './check.ts';
import { CONTENT_CLAIMS } from './claims.ts';

const TOPIC_NAMES = Object.keys(TOPICS) as TopicName[];
const DAY = '2025-01-31';
const RECORDED_AT = Date.parse('2026-03-01T12:00:00Z');

type Place = {
  /** As claims have it: `rows[].volume`. */
  readonly path: string;
  readonly doc: string;
  readonly type: string;
};

/** An event with everything that the schema allows, its numbers 1 and its other texts a day; and where its members are. */
function fullEvent(topic: TopicName): {
  readonly event: EventOf<TopicName>;
  readonly places: readonly Place[];
} {
  const places: Place[] = [];
  const { numbers } = CONTENT_CLAIMS[topic];
  const made = (schema: AvroSchema, path: string, doc: string): unknown => {
    if (Array.isArray(schema)) {
      const [first] = (schema as readonly AvroSchema[]).filter((each) => each !== 'null');
      return first === undefined ? null : made(first, path, doc);
    }
    const type = typeof schema === 'string' ? schema : (schema as { readonly type: string }).type;
    const parts = schema as never;
    if (type === 'record')
      return Object.fromEntries(
        (
          parts as { readonly fields: readonly { name: string; type: AvroSchema; doc?: string }[] }
        ).fields.map((field) => [
          field.name,
          made(field.type, path === '' ? field.name : `${path}.${field.name}`, field.doc ?? ''),
        ]),
      );
    if (type === 'array') return [made((parts as { readonly items: AvroSchema }).items, `${path}[]`, doc)];
    if (type === 'enum') return (parts as { readonly symbols: readonly string[] }).symbols[0];
    places.push({ path, doc, type });
    if (type === 'string') return numbers.some((claim) => claim.path === path) ? '1' : DAY;
    if (type === 'boolean') return false;
    if (type === 'bytes') return new Uint8Array();
    return path.endsWith('_at') || path === 'source_time' ? RECORDED_AT : 1;
  };
  return { event: made(readSchema(topic), '', '') as EventOf<TopicName>, places };
}

/** The event with another value at a place, in the first item of each list. */
function withValue(event: object, path: string, value: unknown): never {
  const copy = structuredClone(event) as Record<string, unknown>;
  const steps = path.split('.');
  let node = copy;
  for (const [index, step] of steps.entries()) {
    const name = step.replace('[]', '');
    if (index === steps.length - 1) {
      node[name] = step.endsWith('[]') ? [value] : value;
      break;
    }
    const next = node[name] as Record<string, unknown> | readonly Record<string, unknown>[];
    node = (Array.isArray(next) ? next[0] : next) as Record<string, unknown>;
  }
  return copy as never;
}

const NO_DAY = fc.oneof(
  fc.constantFrom('9999-99-99', '0000-00-00', '2025-02-30', '2025-1-1', 'NaN', ''),
  fc.tuple(fc.nat(9999), fc.integer({ min: 13, max: 99 })).map(([year, month]) => `${year}-${month}-01`),
);
const NO_NUMBER = fc.oneof(
  fc.constantFrom('NaN', 'Infinity', '-Infinity', '', ' ', '1e5', '0x10', '1,000', '--1', '.', '-', '1.2.3'),
  fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => value.toExponential()),
);
const NEGATIVE = fc.integer({ min: 1 }).map((value) => `-${value}`);

describe('what an event states', () => {
  it('is all right in the examples of the contract', () => {
    for (const topic of TOPIC_NAMES) expect(wrongContent(topic, readExample(topic)), topic).to.equal(null);
  });

  for (const topic of TOPIC_NAMES)
    describe(`on ${topic}`, () => {
      const { event, places } = fullEvent(topic);
      const reasonWith = (path: string, value: unknown): string | undefined =>
        wrongContent(topic, withValue(event, path, value))?.reason;

      it('is all right with every member there', () => {
        expect(wrongContent(topic, event as never)).to.equal(null);
      });

      it('is judged without a failure, whatever the schema allows', () => {
        fc.assert(
          fc.property(anyEvent(topic), (any) => {
            wrongContent(topic, any);
          }),
          { numRuns: 30 },
        );
      });

      it('is refused with a day that no calendar has, wherever the schema has a day', () => {
        const days = places.filter(({ doc, type }) => type === 'string' && doc.includes('YYYY-MM-DD'));
        for (const { path } of days)
          fc.assert(
            fc.property(NO_DAY, (day) => {
              expect(reasonWith(path, day), path).to.equal('date_impossible');
            }),
            { numRuns: 20 },
          );
      });

      it('is refused with what is no number, wherever the schema has one', () => {
        const { numbers } = CONTENT_CLAIMS[topic];
        const stated = places.filter(({ doc, type }) => type === 'string' && /decimal string/i.test(doc));
        expect(numbers.map(({ path }) => path)).to.include.members(stated.map(({ path }) => path));
        for (const { path } of numbers) {
          expect(places.map((place) => place.path)).to.include(path);
          if (places.find((place) => place.path === path)?.type !== 'string') continue;
          fc.assert(
            fc.property(NO_NUMBER, (text) => {
              expect(reasonWith(path, text), path).to.equal('number_impossible');
            }),
            { numRuns: 20 },
          );
        }
      });

      it('is refused with a negative number where only others are possible, and only there', () => {
        for (const { path, sign } of CONTENT_CLAIMS[topic].numbers) {
          const isText = places.find((place) => place.path === path)?.type === 'string';
          fc.assert(
            fc.property(NEGATIVE, (text) => {
              const reason = reasonWith(path, isText ? text : Number(text));
              expect(reason, path).to.equal(sign === 'any' ? undefined : 'number_negative');
            }),
            { numRuns: 10 },
          );
          if (sign === 'positive')
            expect(reasonWith(path, isText ? '0' : 0), path).to.equal('number_negative');
        }
      });

      it('is refused with a period that ends before it starts', () => {
        for (const { path, start, end } of CONTENT_CLAIMS[topic].spans) {
          const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
          expect(reasonWith(at(start), '2025-02-01'), path).to.equal('period_reversed');
          expect(reasonWith(at(end), '2025-01-30'), path).to.equal('period_reversed');
          expect(reasonWith(at(end), '2025-02-01'), path).to.equal(undefined);
        }
      });
    });

  it('may be a negative number of shares that were bought back, but not of those that are outstanding', () => {
    const reason = (fact: Parameters<typeof factOf>[2], concept: string): string | undefined =>
      wrongContent('facts', factsEvent('0000000001', '0000000001-26-000001', [factOf(concept, '-5', fact)]))
        ?.reason;
    expect(reason({ unit: 'shares' }, 'TreasuryStockSharesAcquired')).to.equal(undefined);
    expect(reason({ taxonomy: 'dei', unit: 'shares' }, 'EntityCommonStockSharesOutstanding')).to.equal(
      'number_negative',
    );
  });
});
