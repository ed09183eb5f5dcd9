import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { bindEmail } from '#contract/rows/account/bind-email';
import { bindPhone } from '#contract/rows/account/bind-phone';
import { DIAL_CODES, type DialCountry } from '#app/ui/phone/dial-codes.ts';
import { bindEmailSchema, bindMobileSchema, changePasswordSchema } from './account-schemas.ts';

/** The first problem of each field is the one that is shown. */
const problems = (schema: v.GenericSchema, values: object) =>
  Object.fromEntries(
    (v.safeParse(schema, values).issues ?? [])
      .toReversed()
      .map(({ path, message }) => [String(path?.[0]?.key), message]),
  );

/** A mobile number of so many digits. */
const digits = (count: number) => `9${'1'.repeat(count - 1)}`;

describe('section 5, mobile: required, invalid if too short or too long', () => {
  const problemOf = (phone: string, country: DialCountry, current: string | null = null) =>
    problems(bindMobileSchema(country, current), { phone, code: '123456' })['phone'];

  it.each(DIAL_CODES.map((row) => [row.country, row.code, row.least, row.most] as const))(
    '%s +%i: %i to %i digits, and comes out as the contract takes it',
    (country, code, least, most) => {
      expect(problemOf('', country)).toBe('phone.missing');
      expect(problemOf(digits(least - 1), country)).toBe('phone.tooShort');
      expect(problemOf(digits(most + 1), country)).toBe('phone.tooLong');
      for (const count of [least, most]) {
        const values = { phone: digits(count), code: '123 456' };
        const body = v.parse(bindMobileSchema(country, null), values);
        expect(body).toEqual({ area: code, phone: digits(count), code: '123456' });
        expect(v.is(bindPhone.body, body)).toBe(true);
        expect(problemOf(`+${code} ${digits(count)}`, 'BR')).toBeUndefined();
      }
    },
  );

  it('has a code of its own, required', () => {
    expect(problems(bindMobileSchema('BR', null), { phone: digits(11), code: '' })).toEqual({ code: 'code.missing' });
    expect(problems(bindMobileSchema('BR', null), { phone: digits(11), code: '12' })).toEqual({ code: 'code.invalid' });
  });

  it('already verified is refused, however it is written', () => {
    for (const phone of ['11900000001', '+55 (11) 90000-0001', '0011900000001'])
      expect(problemOf(phone, 'BR', '+5511900000001')).toBe('bind.phoneSame');
    expect(problemOf('11900000002', 'BR', '+5511900000001')).toBeUndefined();
  });
});

describe('section 5, e-mail: valid and required, its code required', () => {
  it.each([
    ['', 'email.missing'],
    ['   ', 'email.missing'],
    ['somebody', 'email.invalid'],
    ['somebody@home', 'email.invalid'],
    [`${'a'.repeat(250)}@b.example`, 'email.invalid'],
    ['a@b.example', undefined],
  ])('%j: %s', (email, problem) => {
    expect(problems(bindEmailSchema(null), { email, code: '123456' })['email']).toBe(problem);
  });

  it('code missing or not one', () => {
    expect(problems(bindEmailSchema(null), { email: 'a@b.example', code: ' ' })).toEqual({ code: 'code.missing' });
    expect(problems(bindEmailSchema(null), { email: 'a@b.example', code: 'abc' })).toEqual({ code: 'code.invalid' });
  });

  it('a code pasted with spaces is accepted', () => {
    const body = v.parse(bindEmailSchema(null), { email: ' a@b.example ', code: '１２３ 456' });
    expect(body).toEqual({ email: 'a@b.example', code: '123456' });
    expect(v.is(bindEmail.body, body)).toBe(true);
  });

  it('already verified is refused, in any case', () => {
    const same = bindEmailSchema('a@b.example');
    expect(problems(same, { email: 'A@B.example', code: '123456' })).toEqual({ email: 'bind.emailSame' });
    expect(problems(same, { email: 'c@b.example', code: '123456' })).toEqual({});
  });
});

describe('section 5, login password', () => {
  const good = { old: 'x', password: 'harbour99', confirm: 'harbour99', code: '123456' };
  it.each([
    [{}, {}],
    [{ password: 'harb099', confirm: 'harb099' }, { password: 'password.weak' }],
    [{ password: 'harbourside', confirm: 'harbourside' }, { password: 'password.weak' }],
    [{ password: '1234567890', confirm: '1234567890' }, { password: 'password.weak' }],
    [{ old: '' }, { old: 'password.missing' }],
    [
      { password: '', confirm: '' },
      { password: 'password.missing', confirm: 'password.confirmMissing' },
    ],
    [{ confirm: '' }, { confirm: 'password.confirmMissing' }],
    [{ confirm: 'harbour98' }, { confirm: 'password.mismatch' }],
    [{ code: '' }, { code: 'code.missing' }],
  ])('%j: %j', (change, expected) => {
    const values = { ...good, ...change };
    expect(problems(changePasswordSchema(values.password), values)).toEqual(expected);
  });
});
