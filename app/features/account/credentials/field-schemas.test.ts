import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  accountField,
  ageEntries,
  CodeField,
  confirmField,
  contactField,
  cpfEntry,
  EmailField,
  InviteCodeField,
  KnownPasswordField,
  limitEntries,
  NewPasswordField,
  offeredLimit,
  phoneField,
  tickField,
} from './field-schemas.ts';
import { PASSWORD_RULES } from './password-rules.ts';

/** What comes out, or the first message. */
function read(schema: v.GenericSchema, typed: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, typed);
  return success ? { output } : issues[0].message;
}
const same = (output: unknown) => ({ output });
/** An e-mail address of a length. */
const long = (length: number) => `${'a'.repeat(length - 6)}@bc.de`;
const TOO_LONG = expect.stringContaining('Invalid length');

describe('a field', () => {
  it.each([
    [EmailField, '', 'email.missing'],
    [EmailField, '  ', 'email.missing'],
    [EmailField, ' ana@example.com ', same('ana@example.com')],
    [EmailField, 'ana@example', 'email.invalid'],
    [EmailField, long(254), same(long(254))],
    [EmailField, long(255), 'email.invalid'],
    [accountField('TH'), ' ', 'account.missing'],
    [accountField('TH'), ' a ', same({ kind: 'account', account: 'a' })],
    [accountField('TH'), 'x'.repeat(254), same({ kind: 'account', account: 'x'.repeat(254) })],
    [accountField('TH'), 'x'.repeat(255), TOO_LONG],
    [accountField('TH'), '812345678', same({ kind: 'phone', country: 'TH', national: '812345678' })],
    [accountField('TH'), '+66 8123', same({ kind: 'account', account: '+66 8123' })],
    [contactField('TH'), '', 'contact.missing'],
    [contactField('TH'), ' a@b.co ', same({ kind: 'email', email: 'a@b.co' })],
    [contactField('TH'), '812345678', same({ kind: 'phone', country: 'TH', national: '812345678' })],
    [contactField('TH'), '+66 8123', 'phone.tooShort'],
    [contactField('TH'), '812', 'email.invalid'],
    [CodeField, ' - ', 'code.missing'],
    [CodeField, '123', 'code.invalid'],
    [CodeField, '1 2-3 4', same('1234')],
    [CodeField, '１２３４', same('1234')],
    [CodeField, '12345678', same('12345678')],
    [CodeField, '123456789', 'code.invalid'],
    [CodeField, '12a45', 'code.invalid'],
    [KnownPasswordField, '', 'password.missing'],
    [KnownPasswordField, ' ', same(' ')],
    [KnownPasswordField, 'x'.repeat(256), same('x'.repeat(256))],
    [CodeField, '\u2068123 456\u2069', same('123456')],
    [KnownPasswordField, 'x'.repeat(257), TOO_LONG],
    [NewPasswordField, '', 'password.missing'],
    [NewPasswordField, 'harbor7', 'password.weak'],
    [NewPasswordField, 'harbour7', same('harbour7')],
    [NewPasswordField, 'harbours', 'password.weak'],
    [NewPasswordField, '12345678', 'password.weak'],
    [NewPasswordField, `a1${'x'.repeat(254)}`, same(`a1${'x'.repeat(254)}`)],
    [NewPasswordField, `a1${'x'.repeat(255)}`, TOO_LONG],
    [confirmField('harbour7'), '', 'password.confirmMissing'],
    [confirmField('harbour7'), 'Harbour7', 'password.mismatch'],
    [confirmField('harbour7'), 'harbour7', same('harbour7')],
    [InviteCodeField, ' ', same(undefined)],
    [InviteCodeField, ' R-0_1 ', same('R-0_1')],
    [InviteCodeField, 'R 1', 'register.inviteInvalid'],
    [InviteCodeField, 'x'.repeat(40), same('x'.repeat(40))],
    [InviteCodeField, 'x'.repeat(41), 'register.inviteInvalid'],
    [tickField('register.termsMissing'), true, same(true)],
    [tickField('register.termsMissing'), false, 'register.termsMissing'],
    // Thailand has nine digits, Indonesia nine to twelve.
    [phoneField('TH'), ' - ', 'phone.missing'],
    [phoneField('TH'), '81 234 567x', 'phone.invalid'],
    [phoneField('TH'), '81 234 567', 'phone.tooShort'],
    [phoneField('TH'), '081 234 5678', same({ country: 'TH', national: '812345678' })],
    [phoneField('TH'), '812 345 6789', 'phone.tooLong'],
    [phoneField('TH'), '+62 812 3456 7890', same({ country: 'ID', national: '81234567890' })],
  ] as const)('%#. %o of %j is %j', (schema, typed, expected) => {
    expect(read(schema, typed)).toEqual(expected);
  });
});

describe('a password', () => {
  it.each([
    ['', []],
    ['harbor7', ['password.letter', 'password.digit']],
    ['-------- ', ['password.length']],
    ['a-------', ['password.length', 'password.letter']],
    ['Z', ['password.letter']],
    ['é中', []],
    ['0', ['password.digit']],
    ['٣', []],
    ['harbour9', ['password.length', 'password.letter', 'password.digit']],
  ])('%j meets %j', (password, texts) => {
    expect(PASSWORD_RULES.filter(({ isMet }) => isMet(password)).map(({ text }) => text)).toEqual(texts);
  });
});

describe('fields that are shown only sometimes', () => {
  const TODAY = '2026-03-14';
  const sure = { adult: true };
  it.each([
    ['cpf', cpfEntry(false), { cpf: 'x' }, same({})],
    ['cpf', cpfEntry(true), { cpf: ' ' }, 'register.cpfMissing'],
    ['cpf', cpfEntry(true), { cpf: '529.982.247-24' }, 'register.cpfInvalid'],
    ['cpf', cpfEntry(true), { cpf: '529.982.247-25' }, same({ cpf: '52998224725' })],
    ['a tick', ageEntries(false, TODAY), { birthDate: 'x', adult: false }, 'register.adultMissing'],
    ['a tick', ageEntries(false, TODAY), { birthDate: 'x', adult: true }, same({ adult: true })],
    ['a date', ageEntries(true, TODAY), { ...sure, birthDate: '' }, 'register.birthMissing'],
    ['a date', ageEntries(true, TODAY), { ...sure, birthDate: '14.3.2000' }, 'register.birthMissing'],
    ['a date', ageEntries(true, TODAY), { ...sure, birthDate: '2000-03-144' }, 'register.birthMissing'],
    ['a date', ageEntries(true, TODAY), { ...sure, birthDate: '+2000-03-14' }, 'register.birthMissing'],
    ['a date', ageEntries(true, TODAY), { ...sure, birthDate: '1899-12-31' }, 'register.birthWrong'],
    [
      'a date',
      ageEntries(true, TODAY),
      { ...sure, birthDate: '1900-01-01' },
      same({ ...sure, birthDate: '1900-01-01' }),
    ],
    ['a date', ageEntries(true, TODAY), { ...sure, birthDate: '2026-03-15' }, 'register.birthWrong'],
    ['a date', ageEntries(true, TODAY), { ...sure, birthDate: '2026-03-14' }, 'register.tooYoung'],
    ['a date', ageEntries(true, TODAY), { ...sure, birthDate: '2008-03-15' }, 'register.tooYoung'],
    [
      'a date',
      ageEntries(true, TODAY),
      { adult: false, birthDate: '2008-03-14' },
      same({ adult: false, birthDate: '2008-03-14' }),
    ],
  ] as const)('%#. %s', (_, entries, typed, expected) => {
    expect(read(v.object(entries), typed)).toEqual(expected);
  });
});

describe('a first limit', () => {
  const PERIODS = { depositPeriod: 'day', lossPeriod: 'week', stakePeriod: 'month', sessionPeriod: 'day' } as const;
  const GOOD = { depositLimit: '1000.50', lossLimit: '7', stakeLimit: '0.25', sessionLimit: '90', ...PERIODS };
  const all = (change: object, isAsked = true) =>
    read(v.object(limitEntries(isAsked, 'BRL', 'day')), { ...GOOD, ...change });
  const WRONG = 'register.limitWrong';
  beforeAll(() => void vi.stubGlobal('navigator', { languages: ['pt-BR'] }));

  it.each([
    [{}, same({ depositLimit: '1000.50', lossLimit: '7', stakeLimit: '0.25', sessionLimit: '90', ...PERIODS })],
    [{ depositLimit: '' }, WRONG],
    [{ lossLimit: '1.234' }, WRONG],
    [{ stakeLimit: '?ambiguous 1.500' }, WRONG],
    [{ sessionLimit: '1.5' }, WRONG],
    [{ sessionLimit: '1440' }, 'register.limitTooLong 1439'],
    [{ depositPeriod: 'year' }, expect.stringContaining('"day" | "week" | "month"')],
  ])('with %j is %j', (change, expected) => {
    expect(all(change)).toEqual(expected);
  });

  it('is not read where none is asked for', () => {
    expect(all({ depositLimit: 'x', lossLimit: '', stakeLimit: '-', sessionLimit: '1,5' }, false)).toEqual(
      same(PERIODS),
    );
  });

  it.each([
    ['', same(undefined)],
    [' ', WRONG],
    ['1.234567', same('1.234567')],
    ['1.2345678', WRONG],
  ])('that is offered: %j is %j', (entered, expected) => {
    expect(read(offeredLimit('USDT', true), entered)).toEqual(expected);
  });

  it('that is offered is left empty only with an active no', () => {
    expect(read(offeredLimit('USDT', false), '')).toEqual('register.limitOrNo');
    expect(read(offeredLimit('USDT', false), '5')).toEqual(same('5'));
  });
});
