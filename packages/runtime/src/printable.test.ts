import { expect } from 'chai';
import fc from 'fast-check';
import { printable, withoutCredentials } from './printable.ts';

describe('a text that is printed', () => {
  it('has no user names and passwords of URLs', () => {
    for (const [text, shown] of [
      ['http://user:pa@ss@mirror.example/x', 'http://***@mirror.example/x'],
      ['redis://:secret@cache:6379/0', 'redis://***@cache:6379/0'],
      [
        "'https://token@h/a, http://h/b@c' and ops@example.com",
        "'https://***@h/a, http://h/b@c' and ops@example.com",
      ],
      ['http://h/?mail=a@b', 'http://h/?mail=a@b'],
    ] as const)
      expect(withoutCredentials(text)).to.equal(shown);
  });

  it('shows what a terminal would obey', () => {
    expect(printable('a\u001b[31mb\u0007\u009b2J\u202Ec\r\nd\te')).to.equal(
      'a\\u001b[31mb\\u0007\\u009b2J\\u202ec\\u000d\nd\te',
    );
  });

  it('is unchanged if a terminal obeys nothing in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = text.replaceAll(/[\p{Cc}\p{Cf}@]/gu, '');
        expect(printable(plain)).to.equal(plain);
      }),
    );
  });
});
