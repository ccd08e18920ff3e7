import { expect } from 'chai';
import {
  baseForm,
  isAmendment,
  isForm144,
  isForm6K,
  isInsiderForm,
  isProxyStatement,
  isSchedule13,
} from './form.ts';

const FORMS = [
  '3',
  '4',
  '5',
  '144',
  '10-K',
  '6-K',
  '13F-HR',
  'SCHEDULE 13D',
  'SCHEDULE 13G',
  'SC 13G',
  '8-K',
  '424B3',
  '',
];
const amended = (form: string): string => `${form}/A`;

describe('a form', () => {
  it('is amended by the form with the suffix', () => {
    for (const form of FORMS) {
      expect([isAmendment(form), isAmendment(amended(form))], form).to.deep.equal([false, true]);
      expect([baseForm(form), baseForm(amended(form))], form).to.deep.equal([form, form]);
    }
    expect(baseForm('N/A/A')).to.equal('N/A');
    expect(isAmendment('10-K/AB')).to.equal(false);
  });

  it('is of one kind, amended or not', () => {
    const of = (is: (form: string) => boolean): string[] => {
      expect(FORMS.filter((form) => is(form) !== is(amended(form)))).to.deep.equal([]);
      expect(FORMS.some((form) => is(amended(amended(form))) || is(`${form} `))).to.equal(false);
      return FORMS.filter(is);
    };
    expect(of(isInsiderForm)).to.deep.equal(['3', '4', '5']);
    expect(of(isForm144)).to.deep.equal(['144']);
    expect(of(isSchedule13)).to.deep.equal(['SCHEDULE 13D', 'SCHEDULE 13G']);
    expect(of(isForm6K)).to.deep.equal(['6-K']);
  });
});

describe('a definitive proxy statement', () => {
  it('may be revised, and is neither preliminary, additional nor about written consent', () => {
    const forms = ['DEF 14A', 'DEFR14A', 'DEF 14A/A', 'PRE 14A', 'PRER14A', 'DEFA14A', 'DEFM14A', 'DEF 14C'];
    expect(forms.filter(isProxyStatement)).to.deep.equal(['DEF 14A', 'DEFR14A', 'DEF 14A/A']);
  });
});
