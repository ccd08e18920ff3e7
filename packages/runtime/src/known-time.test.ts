import { expect } from 'chai';
import { clockFault } from './known-time.ts';

describe('a clock behind what the log has', () => {
  const day = (text: string): number => Date.parse(`${text}T12:00Z`);
  const known = { accepted: day('2026-11-20'), recorded: day('2026-11-27') };

  it('is certainly wrong before the newest filing, except for the days by which a filing may be dated ahead', () => {
    expect(clockFault(known, day('2025-11-27'))).to.deep.equal({
      sentence: 'the clock says 2025-11-27 12:00 UTC, but the newest filing was accepted at 2026-11-20 12:00',
      remedy: 'set the clock of this machine: sudo timedatectl set-ntp true',
      isCertain: true,
    });
    expect(clockFault(known, day('2026-11-12'))?.isCertain).to.equal(true);
    expect(clockFault(known, day('2026-11-14'))?.isCertain).to.equal(false);
  });

  it('may be wrong before the newest record, which a clock that was ahead may have made', () => {
    expect(clockFault(known, day('2026-11-25'))?.sentence).to.equal(
      'the clock says 2026-11-25 12:00 UTC, but the newest record was made at 2026-11-27 12:00',
    );
  });

  it('is not found within a day, nor with an empty log', () => {
    expect(clockFault(known, day('2026-11-26'))).to.equal(undefined);
    expect(clockFault({ accepted: 0, recorded: 0 }, day('2001-01-01'))).to.equal(undefined);
  });
});
