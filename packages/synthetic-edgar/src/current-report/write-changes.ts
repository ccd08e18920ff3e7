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
    truth: [{ type: 'election', person: 'Jo B. Imaginary', role: 'director', effective: day }],
  }),
  pay: (day) => ({
    text: `(e) On ${longDate(day)}, the Compensation Committee approved a retention award to Ada Fictional.`,
    truth: [{ type: 'compensation', person: 'Ada Fictional', role: null, effective: null }],
  }),
  together: (day) => ({
    text:
      `(b) (c) On ${longDate(day)}, Piet Phantom resigned as Treasurer, effective ${longDate(day)}, and the Board appointed Ilse Invented ` +
      'as Treasurer to succeed him.',
    truth: [
      { type: 'departure', person: 'Piet Phantom', role: 'Treasurer', effective: day },
      { type: 'appointment', person: 'Ilse Invented', role: 'Treasurer', effective: null },
    ],
  }),
  list: (day) => ({
    text:
      `On ${longDate(day)}, Nora Nobody, Karl Keiner, Jr. and Lee Legend, each a member of the Company’s Board of Directors (the “Board”), ` +
      `notified the Company that he or she will resign from the Board, effective ${longDate(addDays(day, 5))}. ` +
      `The Board elected Max Muster, 50, and Erika Mustermann, 49, as directors. None of Ms. Nobody’s or Mr. Keiner’s ` +
      'resignations is the result of any disagreement.',
    truth: [
      ...['Nora Nobody', 'Karl Keiner, Jr.', 'Lee Legend'].map((person) => ({
        type: 'departure' as const,
        person,
        role: null,
        effective: addDays(day, 5),
      })),
      ...['Max Muster', 'Erika Mustermann'].map((person) => ({
        type: 'election' as const,
        person,
        role: 'directors',
        effective: null,
      })),
    ],
  }),
  titled: (day) => ({
    text:
      `Paula Pretend, who has served as Controller since 2011, is leaving the Company. In connection with her departure, the Board appointed ` +
      `Greg Ghost as Chief Accounting Officer, effective ${longDate(addDays(day, 3))}. Mr. Ghost will cease serving as Assistant Treasurer on that day. ` +
      'Mr. Ghost retired from Sprockets Corp. last year. Ms. Pretend’s resignation is effective ' +
      `${longDate(addDays(day, 2))}. Mr. Ghost was promoted to Vice President of Gadgets LLC in January.`,
    truth: [
      { type: 'departure', person: 'Paula Pretend', role: 'Controller', effective: addDays(day, 2) },
      {
        type: 'appointment',
        person: 'Greg Ghost',
        role: 'Chief Accounting Officer',
        effective: addDays(day, 3),
      },
      { type: 'departure', person: 'Greg Ghost', role: 'Assistant Treasurer', effective: null },
    ],
  }),
  plan: (day) => ({
    text: `(e) On ${longDate(day)}, the Compensation Committee adopted a plan for the Company’s executive officers.`,
    truth: [],
  }),
  waits: (day) => ({
    text:
      `On ${longDate(day)}, John A. Nobody, the Company’s Senior Vice President, Corporate Controller and Secretary, notified Widgets of ` +
      `his decision to transition from his role as Widgets’s Secretary. On ${longDate(day)}, Olga Onpaper was appointed to serve as ` +
      'the Company’s interim Secretary, effective immediately upon Mr. Nobody’s departure.',
    truth: [
      { type: 'departure', person: 'John A. Nobody', role: 'Secretary', effective: null },
      { type: 'appointment', person: 'Olga Onpaper', role: 'interim Secretary', effective: null },
    ],
  }),
  announced: (day) => ({
    text:
      `As part of our previously announced transition plan, Tess Tale notified Grand Widgets & Co. of her decision to resign. Rob Rune was ` +
      `appointed Controller of Grand Widgets & Co. (“Widgets” or the “Company”), effective ${longDate(day)}. ` +
      `On ${longDate(day)}, the Company announced that Vera Vision would be leaving the Company effective ${longDate(addDays(day, 9)).replace(',', ' ,')}. ` +
      `On ${longDate(day)}, Felix Fable verbally notified the Board of his decision to separate from his employment as the Company’s CFO. ` +
      `The Board approved the appointment of Mr. Hugo Hoax, 50, as Widgets’s President and CEO and as a member of the Board.`,
    truth: [
      { type: 'departure', person: 'Tess Tale', role: null, effective: null },
      { type: 'appointment', person: 'Rob Rune', role: 'Controller', effective: day },
      { type: 'departure', person: 'Vera Vision', role: null, effective: addDays(day, 9) },
      { type: 'departure', person: 'Felix Fable', role: 'CFO', effective: null },
      { type: 'appointment', person: 'Hugo Hoax', role: 'President and CEO', effective: null },
    ],
  }),
  units: (day) => ({
    text:
      `On ${longDate(day)}, Ida Illusion, Executive Vice President, Worldwide Field Operations of Widgets, notified the Company of her intention ` +
      'to retire from her role. The Board appointed Carl Chimera, Widgets’s Senior Vice President of Hardware Engineering, as Chief ' +
      'Executive Officer and a member of the Board. Paul Paradox was appointed President and Chief Executive Officer, Widgets ' +
      `Overseas. Nina Nowhere will become Widgets’s general counsel on ${longDate(addDays(day, 4))}. ` +
      'Mr. Paradox was also elected to the Board.',
    truth: [
      { type: 'departure', person: 'Ida Illusion', role: null, effective: null },
      {
        type: 'appointment',
        person: 'Carl Chimera',
        role: `${CEO} and a member of the Board`,
        effective: null,
      },
      { type: 'appointment', person: 'Paul Paradox', role: null, effective: null },
      { type: 'appointment', person: 'Nina Nowhere', role: 'general counsel', effective: addDays(day, 4) },
      { type: 'election', person: 'Paul Paradox', role: null, effective: null },
    ],
  }),
  keeps: (day) => ({
    text:
      `Effective ${longDate(day)}, Rita Rumor resigned from the Board and will continue as ${CEO}. ` +
      `Theo Thinair, the Company’s ${CEO}, will retire on ${longDate(addDays(day, 60))}.`,
    truth: [
      { type: 'departure', person: 'Rita Rumor', role: null, effective: day },
      { type: 'departure', person: 'Theo Thinair', role: CEO, effective: addDays(day, 60) },
    ],
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
