import { baseForm } from '@footnote/values/form';
import type { SectionName } from '../types.ts';

/** An item of a form: its part, its number, and the first words of its title. */
export type Item = {
  readonly part: string;
  readonly number: string;
  readonly title: RegExp;
  /** Whether those are the whole title, so that a longer name is another one's. */
  readonly isWholeTitle: boolean;
};

/** The items of one family of forms, and those that are served as sections. */
export type FormItems = {
  readonly items: readonly Item[];
  readonly sections: Readonly<Partial<Record<SectionName, Item>>>;
  /** The item of the financial statements. */
  readonly statements: Item;
};

const CONDITION = String.raw`(?: of)?(?: (?:our|its|the))?(?: consolidated)?(?: (?:financial condition|financial position|results? of operations?|operations|financial results|cash flows))`;
const MDA = new RegExp(
  String.raw`^management['’]?s?['’]? discussion(?:,? and|,? &)? analysis(?:${CONDITION}(?:,? (?:and|or))?)*(?:,? or plan of operations?)?(?: \(?md&a\)?)?|^(?:management['’]?s )?plan of operations?|^management['’]?s narrative analysis(?: of)?(?: the)?(?: results of operations)?|^management discussion\b`,
  'i',
);
const RISK = /^risk factors/i;
const BUSINESS =
  /^(?:description of )?(?:the |our )?(?:company['’]s )?business(?:es)?(?: and properties)?(?: of [\w.,&' ]{1,40})?|^general(?= business)/i;
const LEGAL = /^legal proceedings/i;
const MARKET_RISK =
  /^(?:(?:quantitative|qualitative)(?: and (?:quantitative|qualitative))? )?(?:disclosures?|information)(?: about| of| on)? market risks?|^quantitative/i;
const STATEMENTS =
  /^(?:index to )?(?:(?:unaudited|interim|condensed|consolidated|selected) )*(?:financial (?:statements|information)|statements of)/i;
const CONTROLS = /^(?:evaluation of )?(?:disclosure )?controls and procedures/i;
const MARKET = /^(?:market (?:for|information)|(?:stock |common stock |shareholder )?performance graph)/i;
const VOTES = /^(?:submission of matters|mine safety|\(?\[?(?:removed and )?reserved|omitted)/i;

const item = (part: string, number: string, title: RegExp): Item => ({
  part,
  number,
  title,
  isWholeTitle: [BUSINESS, RISK, MDA].includes(title),
});

const ANNUAL_BUSINESS = item('I', '1', BUSINESS);
const ANNUAL_RISK = item('I', '1A', RISK);
const ANNUAL_MDA = item('II', '7', MDA);
const ANNUAL_STATEMENTS = item('II', '8', STATEMENTS);

const ANNUAL: FormItems = {
  items: [
    ANNUAL_BUSINESS,
    ANNUAL_RISK,
    item('I', '1B', /^unresolved(?: staff comments)?/i),
    item('I', '1C', /^cyber ?security/i),
    item('I', '2', /^(?:description of )?propert(?:y|ies)/i),
    item('I', '3', LEGAL),
    item('I', '4', VOTES),
    item('II', '5', MARKET),
    item('II', '6', /^(?:selected|\[?\(?(?:removed and )?reserved)/i),
    ANNUAL_MDA,
    item('II', '7A', MARKET_RISK),
    ANNUAL_STATEMENTS,
    item('II', '9', /^(?:changes? in|disagreements)/i),
    item('II', '9A', CONTROLS),
    item('II', '9B', /^other information/i),
    item('II', '9C', /^disclosures? regarding/i),
    item('III', '10', /^directors/i),
    item('III', '11', /^executive compensation/i),
    item('III', '12', /^security ownership/i),
    item('III', '13', /^certain relationships/i),
    item('III', '14', /^principal account/i),
    item('IV', '15', /^exhibits?/i),
    item('IV', '16', /^form 10/i),
  ],
  sections: { business: ANNUAL_BUSINESS, risk_factors: ANNUAL_RISK, mda: ANNUAL_MDA },
  statements: ANNUAL_STATEMENTS,
};

const QUARTERLY_MDA = item('I', '2', MDA);
const QUARTERLY_STATEMENTS = item('I', '1', STATEMENTS);
const QUARTERLY_RISK = item('II', '1A', RISK);

const QUARTERLY: FormItems = {
  items: [
    QUARTERLY_STATEMENTS,
    QUARTERLY_MDA,
    item('I', '3', MARKET_RISK),
    item('I', '4', CONTROLS),
    item('II', '1', LEGAL),
    QUARTERLY_RISK,
    item(
      'II',
      '2',
      /^(?:unregistered|changes? in (?:the )?securities|issuer purchases|purchases|repurchase)/i,
    ),
    item('II', '3', /^defaults?/i),
    item('II', '4', VOTES),
    item('II', '5', /^other (?:information|matters|events)/i),
    item('II', '6', /^exhibits?/i),
  ],
  sections: { risk_factors: QUARTERLY_RISK, mda: QUARTERLY_MDA },
  statements: QUARTERLY_STATEMENTS,
};

const SMALL_BUSINESS = item('I', '1', BUSINESS);
const SMALL_MDA = item('II', '6', MDA);
const SMALL_STATEMENTS = item('II', '7', STATEMENTS);

const SMALL: FormItems = {
  items: [
    SMALL_BUSINESS,
    item('I', '2', /^(?:description of )?propert(?:y|ies)/i),
    item('I', '3', LEGAL),
    item('I', '4', VOTES),
    item('II', '5', MARKET),
    SMALL_MDA,
    SMALL_STATEMENTS,
    item('II', '8', /^(?:changes? in|disagreements)/i),
    item('II', '8A', CONTROLS),
    item('II', '8B', /^other information/i),
    item('III', '9', /^directors/i),
    item('III', '10', /^executive compensation/i),
    item('III', '11', /^security ownership/i),
    item('III', '12', /^certain relationships/i),
    item('III', '13', /^exhibits?/i),
    item('III', '14', /^principal account/i),
  ],
  sections: { business: SMALL_BUSINESS, mda: SMALL_MDA },
  statements: SMALL_STATEMENTS,
};

/** Items of a form as EDGAR names it, including amendments; empty for a form without these sections. */
export function itemsOf(form: string): FormItems | undefined {
  const name = baseForm(form.toUpperCase()).replace(/^10([KQ])/, '10-$1');
  if (/^10-K(?:405|T|T405)?$/.test(name)) return ANNUAL;
  if (/^10-Q(?:T)?$/.test(name)) return QUARTERLY;
  return /^10-?KSB(?:40)?$/.test(name) || /^10-KTSB$/.test(name) ? SMALL : undefined;
}
