/** The name of a member without a label, in words: `us-gaap:FairValueInputsLevel1Member` is “fair value inputs level 1”. */
export const memberName = (member: string): string =>
  member
    .replace(/^.*:/, '')
    .replace(/(Member|Domain)$/, '')
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, ' ')
    .split(' ')
    .map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(' ');
