/** Forms of reports on a fiscal period, without the suffix of an amendment. */
import { baseForm, isForm6K } from '@footnote/values/form';
const ANNUAL = new Set(['10-K', '10-KT', '20-F', '40-F']);
const INTERIM = new Set(['10-Q', '10-QT']);
const FOREIGN_ANNUAL = new Set(['20-F', '40-F']);
const TRANSITION = new Set(['10-KT', '10-QT']);

export const isAnnualForm = (form: string): boolean => ANNUAL.has(baseForm(form));

/** 10-Q and 10-QT. */
export const isInterimForm = (form: string): boolean => INTERIM.has(baseForm(form));

/** Annual reports of foreign issuers: 20-F and 40-F. */
export const isForeignAnnualForm = (form: string): boolean => FOREIGN_ANNUAL.has(baseForm(form));

/** Reports on the stub between two fiscal years. */
export const isTransitionForm = (form: string): boolean => TRANSITION.has(baseForm(form));

/** A report on a fiscal period, amended or not. */
export const isPeriodicForm = (form: string): boolean => isAnnualForm(form) || isInterimForm(form);

/** Whether a filing of this form may contain statements of its filer; filings of all other forms never do. */
export const mayHaveStatements = (form: string): boolean => isPeriodicForm(form) || isForm6K(form);
