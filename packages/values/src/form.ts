/** Form types as EDGAR writes them; an amendment has the suffix /A. */

export const isAmendment = (form: string): boolean => form.endsWith('/A');

/** The form that an amendment amends, `10-K` of `10-K/A`; any other form is its own. */
export const baseForm = (form: string): string => (isAmendment(form) ? form.slice(0, -2) : form);

/** Report of an insider on holdings and transactions, Forms 3, 4 and 5, amended or not. */
export const isInsiderForm = (form: string): boolean => /^[345]$/.test(baseForm(form));

/** Notice of a proposed sale, Form 144, amended or not. */
export const isForm144 = (form: string): boolean => baseForm(form) === '144';

/** Report of a holder of more than 5 %, on Schedule 13D or 13G, amended or not. */
export const isSchedule13 = (form: string): boolean => /^SCHEDULE 13[DG]$/.test(baseForm(form));

/** Furnished by foreign issuers: sometimes interim statements, mostly news. Form 6-K, amended or not. */
export const isForm6K = (form: string): boolean => baseForm(form) === '6-K';

/** Whether a form is a definitive proxy statement, revised or not, not one of its additional or preliminary materials. */
export const isProxyStatement = (form: string): boolean => /^(?:DEF 14A|DEFR14A)$/.test(baseForm(form));
