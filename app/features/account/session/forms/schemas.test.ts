// @vitest-environment jsdom
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NewPassword } from '#contract/entities';
import { registerByEmail } from '#contract/rows/account/register-by-email';
import { signInByPhone } from '#contract/rows/account/sign-in-by-phone';
import { isGoodPassword } from '#app/features/account/credentials/index.ts';
import { deviceInfo } from './device-info.ts';
import {
  codeContactSchema,
  forgotChangeSchema,
  registerSchema,
  signInSchema,
  type RegisterRules,
  type RegisterValues,
} from './schemas.ts';

const GOOD: RegisterValues = {
  contact: 'player@example.com',
  code: '123456',
  password: 'harbour7',
  confirm: 'harbour7',
  inviteCode: '',
  terms: true,
  adult: true,
  birthDate: '',
  cpf: '',
  noDepositLimit: false,
  depositLimit: '',
  depositPeriod: 'month',
  lossLimit: '',
  lossPeriod: 'month',
  stakeLimit: '',
  stakePeriod: 'month',
  sessionLimit: '',
  sessionPeriod: 'day',
};
const BY_EMAIL: RegisterRules = {
  country: 'BR',
  today: '2026-03-14',
  needs: [],
  currency: 'BRL',
};

function problems(change: Partial<RegisterValues>, rules: Partial<RegisterRules> = {}) {
  const values = { ...GOOD, ...change };
  const { issues = [] } = v.safeParse(registerSchema(values, { ...BY_EMAIL, ...rules }), values);
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message]).reverse());
}

describe('section 5, a registration', () => {
  it.each([
    [{}, {}],
    [{ contact: '' }, { contact: 'contact.missing' }],
    [{ contact: '   ' }, { contact: 'contact.missing' }],
    [{ contact: 'player' }, { contact: 'email.invalid' }],
    [{ contact: 'player@example' }, { contact: 'email.invalid' }],
    [{ contact: `${'a'.repeat(250)}@example.com` }, { contact: 'email.invalid' }],
    [{ contact: '11 90000-0001' }, {}],
    [{ contact: '1190000' }, { contact: 'phone.tooShort' }],
    [{ contact: '119000000011' }, { contact: 'phone.tooLong' }],
    [{ code: '' }, { code: 'code.missing' }],
    [{ code: '123' }, { code: 'code.invalid' }],
    [{ code: '12a456' }, { code: 'code.invalid' }],
    [{ code: ' 123 456 ' }, {}],
    [{ code: '１２３４５６' }, {}],
    [
      { password: '', confirm: '' },
      { password: 'password.missing', confirm: 'password.confirmMissing' },
    ],
    [{ password: 'short7', confirm: 'short7' }, { password: 'password.weak' }],
    [{ confirm: 'harbour8' }, { confirm: 'password.mismatch' }],
    [{ inviteCode: 'no spaces' }, { inviteCode: 'register.inviteInvalid' }],
    [{ inviteCode: ' R000001 ' }, {}],
    [{ terms: false }, { terms: 'register.termsMissing' }],
    [{ adult: false }, { adult: 'register.adultMissing' }],
  ])('%j has the problems %j', (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it.each([
    ['', 'register.birthMissing'],
    ['14/03/2008', 'register.birthMissing'],
    ['2027-01-01', 'register.birthWrong'],
    ['1874-01-01', 'register.birthWrong'],
    ['2008-03-15', 'register.tooYoung'],
    ['2008-03-14', undefined],
    ['1990-06-30', undefined],
  ])('where a date of birth is asked, %j is %s, and a tick is not enough', (birthDate, problem) => {
    expect(problems({ birthDate, adult: true }, { needs: ['birth_date'] })['birthDate']).toBe(problem);
    expect(problems({ birthDate, adult: false }, { needs: ['birth_date'] })['adult']).toBeUndefined();
  });

  it.each([
    ['', 'register.cpfMissing'],
    ['529.982.247-26', 'register.cpfInvalid'],
    ['111.111.111-11', 'register.cpfInvalid'],
    ['529.982.247-25', undefined],
    ['52998224725', undefined],
  ])('where a CPF is asked, %j is %s', (cpf, problem) => {
    expect(problems({ cpf }, { needs: ['cpf'] })['cpf']).toBe(problem);
  });

  it.each([
    ['depositLimit', '', 'register.limitWrong'],
    ['lossLimit', '1e3', 'register.limitWrong'],
    ['stakeLimit', '5.123', 'register.limitWrong'],
    ['sessionLimit', '1.5', 'register.limitWrong'],
    ['sessionLimit', '90', undefined],
    ['depositLimit', '1000.50', undefined],
  ] as const)('where limits are asked, a %s of %j is %s', (name, typed, problem) => {
    const limits = { depositLimit: '1', lossLimit: '1', stakeLimit: '1', sessionLimit: '1', [name]: typed };
    expect(problems(limits, { needs: ['limits'] })[name]).toBe(problem);
  });

  it.each([
    ['day', '1440', '1439'],
    ['week', '99999', '10079'],
    ['month', '43200', '43199'],
  ] as const)('a time limit of a %s is below it: %s is refused, %s is not', (sessionPeriod, typed, max) => {
    const of = (sessionLimit: string) => {
      const limits = { depositLimit: '1', lossLimit: '1', stakeLimit: '1', sessionLimit, sessionPeriod };
      return problems(limits, { needs: ['limits'] })['sessionLimit'];
    };
    expect([of(typed), of(max)]).toEqual([`register.limitTooLong ${max}`, undefined]);
  });

  it("sends one limit of each kind in the contract's form, and none if none are required", () => {
    const limits = { depositLimit: '100', lossLimit: '50.5', stakeLimit: '200', sessionLimit: '90' };
    const values = { ...GOOD, ...limits };
    const request = v.parse(registerSchema(values, { ...BY_EMAIL, needs: ['limits'] }), values);
    expect(request.limits).toEqual([
      { kind: 'deposit', currency: 'BRL', period: 'month', value: '100' },
      { kind: 'loss', currency: 'BRL', period: 'month', value: '50.5' },
      { kind: 'stake', currency: 'BRL', period: 'month', value: '200' },
      { kind: 'session', period: 'day', value: '90' },
    ]);
    expect(v.is(registerByEmail.body.entries.limits, request.limits)).toBe(true);
    expect(v.parse(registerSchema(values, BY_EMAIL), values).limits).toBeUndefined();
  });

  it('sends the active no to a deposit limit, and no limit with it; a limit that is typed counts more', () => {
    const rules = { ...BY_EMAIL, offersDepositLimit: true };
    const sent = (change: Partial<RegisterValues>) => {
      const values = { ...GOOD, ...change };
      const { limits, noDepositLimit } = v.parse(registerSchema(values, rules), values);
      return { limits: limits?.length ?? 0, noDepositLimit };
    };
    expect(problems({}, rules)).toEqual({ depositLimit: 'register.limitOrNo' });
    expect(sent({ noDepositLimit: true })).toEqual({ limits: 0, noDepositLimit: true });
    expect(sent({ noDepositLimit: true, depositLimit: '5' })).toEqual({ limits: 1, noDepositLimit: false });
  });

  it('hands over the digits of a CPF where it is asked for, and nothing else', () => {
    const values = { ...GOOD, cpf: '529.982.247-25' };
    expect(v.parse(registerSchema(values, { ...BY_EMAIL, needs: ['cpf'] }), values).cpf).toBe('52998224725');
    expect(v.parse(registerSchema(values, BY_EMAIL), values).cpf).toBeUndefined();
  });

  it('sends the date of birth if it is required, and not the input of a hidden field', () => {
    const values = { ...GOOD, birthDate: '1990-06-30' };
    const { birthDate } = v.parse(registerSchema(values, { ...BY_EMAIL, needs: ['birth_date'] }), values);
    expect(birthDate).toBe('1990-06-30');
    expect(v.is(registerByEmail.body.entries.birth_date, birthDate)).toBe(true);
    expect(v.parse(registerSchema(values, BY_EMAIL), values).birthDate).toBeUndefined();
  });

  it('comes out as the contract wants it', () => {
    const values = { ...GOOD, inviteCode: ' R000001 ', code: '123 456', contact: ' player@example.com ' };
    const request = v.parse(registerSchema(values, BY_EMAIL), values);
    expect(request).toEqual({
      contact: { kind: 'email', email: 'player@example.com' },
      code: '123456',
      password: 'harbour7',
      inviteCode: 'R000001',
      currency: 'BRL',
    });
    const { contact: _, birthDate: none, cpf, ...sent } = request;
    expect([none, cpf]).toEqual([undefined, undefined]);
    expect(v.is(registerByEmail.body, { ...sent, email: 'player@example.com', deviceInfo: deviceInfo() })).toBe(true);
  });
});

describe('section 5, a password: eight characters, a letter, a number, confirmed', () => {
  const nearly = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '0', ' ', '-', 'é', '中', '🐦'), maxLength: 14 });

  it('meets our rules exactly when the contract takes it', () => {
    fc.assert(
      fc.property(nearly, (password) => {
        expect(isGoodPassword(password)).toBe(v.is(NewPassword, password));
      }),
      {
        numRuns: 1_000,
      },
    );
  });

  it('is confirmed by itself and by nothing else', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (typed, again) => {
        const password = `harbour7${typed}`;
        const values = (confirm: string) => ({ email: 'a@b.co', code: '1234', password, confirm });
        const same = values(password);
        const other = values(`harbour7${again}`);
        expect(v.is(forgotChangeSchema(same), same)).toBe(true);
        expect(v.is(forgotChangeSchema(other), other)).toBe(typed === again);
      }),
    );
  });
});

describe('section 5, e-mail or mobile: one field takes either', () => {
  it.each([
    ['player@example.com', { kind: 'email', email: 'player@example.com' }],
    ['+55 11 90000-0001', { kind: 'phone', country: 'BR', national: '11900000001' }],
    ['+880 (0) 1712-345678', { kind: 'phone', country: 'BD', national: '1712345678' }],
    ['১১৯০০০০০০০১', { kind: 'phone', country: 'BR', national: '11900000001' }],
    ['', 'contact.missing'],
    ['call me', 'email.invalid'],
    ['119', 'email.invalid'],
    ['1190000', 'phone.tooShort'],
  ])('%j is %j', (contact, expected) => {
    const read = v.safeParse(codeContactSchema('BR'), { contact });
    expect(read.success ? read.output : read.issues[0].message).toEqual(expected);
  });
});

describe('signing in', () => {
  const typed = { contact: 'demo-player', password: 'x', code: '1234' };
  const number = { ...typed, contact: '+55 11 90000-0001' };

  it('requires what the chosen proof needs, and nothing else', () => {
    expect(v.parse(signInSchema('password', 'BR'), { ...typed, code: '' })).toEqual({
      by: 'account',
      body: { account: 'demo-player', password: 'x' },
    });
    expect(v.is(signInSchema('code', 'BR'), typed)).toBe(false);
    expect(v.parse(signInSchema('code', 'BR'), { ...typed, contact: 'a@b.co', password: '' })).toEqual({
      by: 'emailCode',
      body: { email: 'a@b.co', code: '1234' },
    });
    const byPhone = v.parse(signInSchema('password', 'IN'), number);
    expect(byPhone).toEqual({ by: 'phone', body: { area_code: 55, phone: '11900000001', password: 'x' } });
    expect(v.is(signInByPhone.body, byPhone.body)).toBe(true);
    const byCode = v.parse(signInSchema('code', 'BR'), { ...number, password: '' });
    expect(byCode.body).toEqual({ area_code: 55, phone: '11900000001', code: '1234' });
    expect(v.is(signInByPhone.body, byCode.body)).toBe(true);
  });

  it('takes a few digits for a user name, and an empty field for none', () => {
    expect(v.parse(signInSchema('password', 'BR'), { ...typed, contact: '1234567' }).body).toMatchObject({
      account: '1234567',
    });
    const { issues } = v.safeParse(signInSchema('password', 'BR'), { ...typed, contact: ' ' });
    expect(issues?.[0].message).toBe('account.missing');
  });

  it('does not change a password: spaces at its ends are its own', () => {
    const values = { ...typed, password: ' pass word ' };
    expect(v.parse(signInSchema('password', 'BR'), values).body).toMatchObject({ password: ' pass word ' });
  });
});
