/** Forms that report the same thing and succeed each other for one issuer. */
import { baseForm } from '@footnote/values/form';
export type FormFamily = 'annual' | 'quarterly' | 'foreign_annual' | 'current';

/** Form types of each family as EDGAR has had them, transition reports and those of small businesses among them. */
export const FAMILY_FORMS: Readonly<Record<FormFamily, readonly string[]>> = {
  annual: [
    '10-K',
    '10-K405',
    '10-KT',
    '10-KT405',
    '10-KSB',
    '10-KSB40',
    '10KSB',
    '10KSB40',
    '10KT405',
    '10KTSB',
  ],
  quarterly: ['10-Q', '10-QT', '10-QSB', '10QSB', '10QTSB'],
  foreign_annual: ['20-F', '40-F'],
  current: ['8-K', '8-K12B', '8-K12G3', '8-K15D5'],
};

const FAMILIES: ReadonlyMap<string, FormFamily> = new Map(
  (Object.entries(FAMILY_FORMS) as [FormFamily, readonly string[]][]).flatMap(([family, forms]) =>
    forms.map((form) => [form, family] as const),
  ),
);

/** The family of a form or of its amendment; undefined for any other form. */
export const familyOf = (form: string): FormFamily | undefined => FAMILIES.get(baseForm(form));
