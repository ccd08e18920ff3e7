import { addDays } from '@footnote/values/day';
import { longDate } from '../documents/period-words.ts';
import { element, textNode } from '../xbrl/markup.ts';
import type { ChangeScenario, TrueChange } from './types.ts';

type Said = { readonly text: string; readonly truth: readonly TrueChange[] };

const CEO = 'Chief Executive Officer';

/** Each with what a correct reader reads of it: the biographies that follow are of the past. */
const SCENARIOS: Readonly<Record<ChangeScenario, (day: string) => Said>> = {
  resigned: (day) => ({
    text:
      `(b) On ${longDate(day)}, Otto Unreal notified December Widgets, Inc. (the “Company”) of his decision to resign as ` +
      `Senior Vice President and Treasurer of the Company, effective ${longDate(addDays(day, 30))}. ` +
      'His resignation is not the result of any disagreement with the Company.',
    truth: [
      {
        type: 'departure',
        person: 'Otto Unreal',
        role: 'Senior Vice President and Treasurer',
        effective: addDays(day, 30),
      },
    ],
  }),
  retires: (day) => ({
    text: `On ${longDate(day)}, Mary-Jane van Nowhere, the Company’s General Counsel, announced her retirement.`,
    truth: [{ type: 'departure', person: 'Mary-Jane van Nowhere', role: 'General Counsel', effective: null }],
  }),
  appointed: (day) => ({
    text:
      `(c) On ${longDate(day)}, the Board appointed Ada Fictional as the Company’s ${CEO}, effective as of ${longDate(addDays(day, 7))}. ` +
      `Ms. Fictional, 51, was named Chief Financial Officer of Sprockets Corp. in 2014 and had previously served as its Controller.`,
    truth: [{ type: 'appointment', person: 'Ada Fictional', role: CEO, effective: addDays(day, 7) }],
  }),
  elected: (day) => ({
    text: `(d) On ${longDate(day)}, the Board of Directors elected Jo B. Imaginary as a director, effective immediately.`,
    truth: [{ type: 'election', person: 'Jo B. Imaginary', role: 'director', effective: null }],
  }),
  pay: (day) => ({
    text: `(e) On ${longDate(day)}, the Compensation Committee approved a retention award to Ada Fictional.`,
    truth: [{ type: 'compensation', person: 'Ada Fictional', role: null, effective: null }],
  }),
  together: (day) => ({
    text:
      `(b) (c) On ${longDate(day)}, Otto Unreal resigned as Treasurer, effective ${longDate(day)}, and the Board appointed Ada Fictional ` +
      'as Treasurer to succeed him.',
    truth: [],
  }),
};

/** The text of item 5.02 under its heading, a paragraph for each scenario, and what a correct reader reads of it. */
export function writeChanges(
  scenarios: readonly ChangeScenario[],
  day: string,
): { readonly body: string; readonly truth: readonly TrueChange[] } {
  const said = scenarios.map((scenario) => SCENARIOS[scenario](day));
  return {
    body: said.map(({ text }) => element('p', {}, textNode(text))).join(''),
    truth: said.flatMap(({ truth }) => truth),
  };
}
