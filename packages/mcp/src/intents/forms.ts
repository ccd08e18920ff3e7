/** What people call forms. */
const FORMS: Readonly<Record<string, string>> = {
  'annual report': '10-K,20-F,40-F',
  annual: '10-K,20-F,40-F',
  'quarterly report': '10-Q',
  quarterly: '10-Q',
  'current report': '8-K',
  proxy: 'DEF 14A',
  'proxy statement': 'DEF 14A',
  'insider trades': '4',
  'form 4': '4',
};

/** Forms as EDGAR writes them: `10k` is `10-K`, `annual report` the forms of annual reports. */
export const readForms = (texts: readonly string[]): string | undefined =>
  texts.length === 0
    ? undefined
    : texts
        .map(
          (text) =>
            FORMS[text.toLowerCase()] ??
            text
              .toUpperCase()
              .replace(/^FORM /, '')
              .replace(/^(10|8|6|20|40) ?([KQF])/, '$1-$2'),
        )
        .join(',');
