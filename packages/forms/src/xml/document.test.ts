import { expect } from 'chai';
import { readInsiderForm } from '../insiders/read-insider-form.ts';
import { readSchedule13 } from '../schedule-13/read-schedule.ts';
import { insiderForm } from '../testing/insider-forms.ts';
import { MAX_FORM_BYTES } from './document.ts';

describe('a form that is too large', () => {
  const longerThan = (text: string, bytes: number): Uint8Array =>
    Buffer.concat([Buffer.from(text), Buffer.alloc(bytes + 1 - Buffer.byteLength(text), ' ')]);

  it('is refused, and one at the limit is read', () => {
    const content = longerThan(insiderForm(), MAX_FORM_BYTES);
    expect(readInsiderForm(content)).to.deep.equal({ refused: 'too_large' });
    expect(readSchedule13(content)).to.deep.equal({ refused: 'too_large' });
    expect(readInsiderForm(content.subarray(1))).to.deep.equal({ refused: 'malformed' });
    expect(readInsiderForm(content.subarray(0, MAX_FORM_BYTES))).to.have.property('ok');
  });
});
