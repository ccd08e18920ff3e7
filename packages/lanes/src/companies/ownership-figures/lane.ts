import { OWNERSHIP_NAMES } from '@footnote/figures/catalog/ownership-names';
import type {
  BeneficialOwnership,
  Institutional13f,
  OwnershipRefusal,
} from '@footnote/contract/types.generated';
import type { Json, Writable } from '@footnote/wire/json';
import { Decimal } from 'decimal.js';
import { insiders } from '../../ownership/insiders/lane.ts';
import { readInsidersOf } from '../../ownership/insiders/read-many.ts';
import { lastDayAt } from '../../ownership/insiders/summary.ts';
import { ownership } from '../../ownership/ownership/lane.ts';
import { type Lane, tagsOf } from '../../subject/lane.ts';
import { projectionTag } from '../../subject/tagged-cache.ts';
import { UnlistedError } from '../../subject/unlisted.ts';
import { insiderFigures } from './insiders.ts';
import { institutionalFigures } from './institutional.ts';
import { type OwnedFigure, readBack } from './owned.ts';
import { stakeFigures } from './stakes.ts';

type Reader = Parameters<typeof ownership.document>[0];

/**
 * The figures of owners of one company by name, as screens serve them, beside the responses that they are taken from:
 * `ownership` and `insiders`, as their endpoints have them.
 */
export const owners: Lane<Reader> = {
  path: '/v2/screen',
  keyOf: (_, now) => lastDayAt(now),
  // A manager's filing may concern any company; trades are held against prices.
  tagsOf: (company) => [...tagsOf(company), projectionTag('holdings')],
  document: async (reader, subject, now) => {
    if (subject.company.cik === '') throw new UnlistedError();
    const to = lastDayAt(now);
    const [held, traded, known] = await Promise.all([
      ownership.document(reader, subject, now),
      insiders.document(reader, subject, now),
      readInsidersOf(reader.store, [subject.company.cik], to),
    ]);
    const { data } = held.document;
    const stakes = data['beneficial_ownership'] as Writable<BeneficialOwnership | OwnershipRefusal>;
    const institutional = data['institutional_13f'] as Writable<Institutional13f>;
    const figures = new Map([
      ...stakeFigures(readBack(stakes), null).figures,
      ...institutionalFigures(readBack(institutional), null).figures,
      ...known.flatMap((each) => [...insiderFigures(each, to).figures]),
    ]);
    return {
      ...held,
      document: {
        ...held.document,
        data: {
          ...data,
          ...Object.fromEntries(OWNERSHIP_NAMES.map(({ name }) => [name, memberOf(figures.get(name))])),
          ownership: data,
          insiders: traded.document.data,
        },
      },
    };
  },
};

const memberOf = (figure: OwnedFigure | undefined): Json =>
  figure === undefined || 'refusal' in figure
    ? { available: false, reason: figure?.refusal ?? 'not_there' }
    : new Decimal(figure.value);
