// @vitest-environment jsdom
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DIAL_COUNTRIES } from '#app/ui/phone/dial-codes.ts';
import { BANKS } from '#fixtures/world';
import { isCpf, PaymentPassword } from '#contract/entities';
import { savePayoutAccount } from '#contract/rows/wallet/save-payout-account';
import { setBankPassword } from '#contract/rows/wallet/set-bank-password';
import { setRealName } from '#contract/rows/account/set-real-name';
import { accountFits, accountTypeFor } from './account-fits.ts';
import { accountSchema, isCpfNeeded, type AccountRules, type AccountValues } from './account-schema.ts';
import { isAddress } from './crypto-address.ts';
import {
  changedPaymentPassword,
  newPaymentPassword,
  PaymentPasswordField,
} from '#app/features/money/wallet/ui/payment-password.ts';
import { RealNameSchema } from './real-name-schema.ts';
import { transferSchema } from '#app/features/money/wallet/transfer/transfer-schema.ts';

/** The first message of each field. */
function problems(schema: v.GenericSchema, values: unknown) {
  const { issues = [] } = v.safeParse(schema, values);
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key ?? ''), message]).reverse());
}

describe('section 5, CPF: required and valid in Brazil', () => {
  it.each([
    ['52998224725', true],
    ['11144477735', true],
    ['52998224724', false],
    ['52998224735', false],
    ['11111111111', false],
    ['00000000000', false],
    ['5299822472', false],
    ['529982247250', false],
    ['5299822472a', false],
    ['', false],
  ])('%s: %s', (digits, expected) => expect(isCpf(digits)).toBe(expected));

  it('has the check digits that the rule in its own words gives, and no others', () => {
    // Remainder of the weighted sum by 11; 0 and 1 give 0, any other what is missing to 11.
    const digitOf = (digits: string) => {
      const remainder = [...digits].reduce((sum, digit, at) => sum + Number(digit) * (digits.length + 1 - at), 0) % 11;
      return String(remainder < 2 ? 0 : 11 - remainder);
    };
    const nine = fc.stringMatching(/^\d{9}$/).filter((digits) => new Set(digits).size > 1);
    fc.assert(
      fc.property(nine, (digits) => {
        const ten = digits + digitOf(digits);
        const valid = Array.from({ length: 100 }, (_, check) => digits + String(check).padStart(2, '0')).filter(isCpf);
        expect(valid).toEqual([ten + digitOf(ten)]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('section 5, an address is required and of its network', () => {
  const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
  const ETHER = '0x52908400098527886E0F7030069857D2E4169EE7';
  it.each([
    [TRON, 'TRC20', true],
    [TRON, 'TRC-20', true],
    [ETHER, 'ERC20', true],
    [ETHER, 'TRC20', false],
    [TRON, 'ERC20', false],
    [`${TRON}x`, 'TRC20', false],
    [TRON.replace('Q', '0'), 'TRC20', false],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'BTC', true],
    ['https://evil.test/pay?to=somebody', 'NEWNET', false],
    ['EQD4FPq-PRDieyQKkizFTRtSDyucUIqrj0v_zXJmqaDp6_0t', 'NEWNET', true],
  ])('%s on %s: %s', (address, network, expected) => expect(isAddress(address, network)).toBe(expected));
});

describe('section 5, a saved account: bank, number, holder, CPF in Brazil', () => {
  const BANK: AccountRules = { type: 'bank', country: 'BR', banks: [{ code: '260', name: 'NuvemBank' }] };
  const GOOD: AccountValues = {
    country: 'BR',
    bank_code: '260',
    bank_name: '',
    account_number: '0001 12345-6',
    account_name: ' Pat Player ',
    cpf: '529.982.247-25',
    is_default: true,
  };
  it.each([
    [{}, BANK, {}],
    [{ bank_code: '' }, BANK, { bank_code: 'account.bankMissing' }],
    [{ account_number: ' ' }, BANK, { account_number: 'account.numberMissing' }],
    [{ account_number: '=cmd()' }, BANK, { account_number: 'account.numberInvalid' }],
    [{ account_number: '-1' }, BANK, { account_number: 'account.numberInvalid' }],
    [{ account_number: '1=' }, BANK, { account_number: 'account.numberInvalid' }],
    [{ account_number: '12_3' }, BANK, { account_number: 'account.numberInvalid' }],
    [{ account_number: 'a' }, BANK, {}],
    [{ account_number: '9'.repeat(40), account_name: 'x'.repeat(80), bank_code: 'b'.repeat(20) }, BANK, {}],
    [{ account_number: '9'.repeat(41) }, BANK, { account_number: 'account.numberMissing' }],
    [{ account_name: 'x'.repeat(81) }, BANK, { account_name: 'account.holderMissing' }],
    [{ bank_code: 'b'.repeat(21) }, BANK, { bank_code: 'account.bankMissing' }],
    [{ account_name: '' }, BANK, { account_name: 'account.holderMissing' }],
    [{ cpf: '' }, BANK, { cpf: 'account.cpfMissing' }],
    [{ cpf: '529.982.247-24' }, BANK, { cpf: 'account.cpfInvalid' }],
    // Other countries need no CPF; without a list of banks the name is typed.
    [{ cpf: '', country: 'IN' }, { ...BANK, country: 'IN' }, {}],
    [{ cpf: '', country: 'KH' }, { ...BANK, country: 'KH', banks: [] }, { bank_name: 'account.bankNameMissing' }],
    [
      { account_number: '' },
      { type: 'crypto', country: 'BR', network: 'TRC20', banks: [] },
      { account_number: 'account.addressMissing' },
    ],
    [{}, { type: 'crypto', country: 'BR', network: 'TRC20', banks: [] }, { account_number: 'account.addressInvalid' }],
    [
      { account_number: 'x'.repeat(120), account_name: ' ' },
      { type: 'crypto', country: 'BR', network: 'NEWNET', banks: [] },
      { account_name: 'account.walletLabelMissing' },
    ],
    [
      { account_number: 'x'.repeat(121) },
      { type: 'crypto', country: 'BR', banks: [] },
      { account_number: 'account.addressMissing' },
    ],
    [{ account_number: '7'.repeat(77) }, { type: 'pix', country: 'BR', banks: [] }, {}],
    [
      { account_number: '7'.repeat(78) },
      { type: 'pix', country: 'BR', banks: [] },
      { account_number: 'account.pixMissing' },
    ],
    [{ country: 'br' }, BANK, { country: expect.stringContaining('Invalid format') }],
    [{ country: 'BRA' }, BANK, { country: expect.stringContaining('Invalid format') }],
    [{ country: 'KH', bank_name: 'x'.repeat(80) }, { ...BANK, country: 'KH', banks: [] }, {}],
    [
      { country: 'KH', bank_name: 'x'.repeat(81) },
      { ...BANK, country: 'KH', banks: [] },
      { bank_name: 'account.bankNameMissing' },
    ],
    [{ account_number: '' }, { type: 'pix', country: 'BR', banks: [] }, { account_number: 'account.pixMissing' }],
    [{ cpf: '1' }, { type: 'pix', country: 'BR', banks: [] }, { cpf: 'account.cpfInvalid' }],
  ] as const)('%j under %j: %j', (change, rules, expected) => {
    expect(problems(accountSchema(rules), { ...GOOD, ...change })).toEqual(expected);
  });

  it('leaves as the contract takes it, with the bank by name and the CPF as digits', () => {
    const body = v.parse(accountSchema(BANK), GOOD);
    expect(body).toEqual({
      account_type: 'bank',
      country: 'BR',
      bank_code: '260',
      bank_name: 'NuvemBank',
      account_number: '0001 12345-6',
      account_name: 'Pat Player',
      cpf: '52998224725',
      is_default: true,
    });
    expect(v.is(savePayoutAccount.body, body)).toBe(true);
    expect(isCpfNeeded({ type: 'crypto', country: 'BR' })).toBe(false);
  });

  const COMMON = { country: 'BR', account_number: '0001 12345-6', account_name: 'Pat Player', is_default: true };
  it.each([
    [
      'a bank out of several',
      { ...BANK, banks: [{ code: '1', name: 'One' }, ...BANK.banks] },
      { ...COMMON, account_type: 'bank', bank_code: '260', bank_name: 'NuvemBank', cpf: '52998224725' },
    ],
    [
      'a bank that is typed',
      { ...BANK, country: 'KH', banks: [] },
      { ...COMMON, account_type: 'bank', bank_name: 'Typed' },
    ],
    [
      'a bank that is not in the list',
      { ...BANK, country: 'KH', banks: [{ code: '1', name: 'One' }] },
      { ...COMMON, account_type: 'bank', bank_code: '260' },
    ],
    [
      'PIX, without a network',
      { type: 'pix', country: 'BR', network: 'TRC20', banks: [{ code: '260', name: 'NuvemBank' }] },
      { ...COMMON, account_type: 'pix', cpf: '52998224725' },
    ],
  ] as const)('leaves as the contract takes it: %s', (_, rules, body) => {
    expect(v.parse(accountSchema(rules), { ...GOOD, bank_name: ' Typed ' })).toEqual(body);
  });

  it('leaves with its network where it is of one', () => {
    const crypto = { ...GOOD, account_number: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' };
    const body = { ...COMMON, account_type: 'crypto', account_number: crypto.account_number };
    const rules = { type: 'crypto', country: 'BR', banks: [] } as const;
    expect(v.parse(accountSchema({ ...rules, network: 'TRC20' }), crypto)).toEqual({ ...body, network: 'TRC20' });
    expect(v.parse(accountSchema({ ...rules, network: undefined }), crypto)).toEqual(body);
  });

  it('fits the channels of its kind, crypto only on its own network', () => {
    const saved = {
      info_id: 'a',
      country: 'BR',
      account_number: '*',
      account_name: 'x',
      bank_name: null,
      bank_code: null,
      is_default: false,
    };
    const crypto = { ...saved, account_type: 'crypto', network: 'TRC20' } as const;
    expect(accountFits(crypto, { type: 'crypto', network: 'TRC20' })).toBe(true);
    expect(accountFits(crypto, { type: 'crypto', network: 'ERC20' })).toBe(false);
    expect(accountFits(crypto, { type: 'fiat' })).toBe(false);
    expect(accountFits({ ...saved, account_type: 'bank', network: null }, { type: 'fiat' })).toBe(true);
    expect(accountTypeFor({ type: 'third_party' })).toBe('pix');
  });
});

describe('section 5, payment password: exactly six characters, required, the re-entry matches', () => {
  it.each([
    ['', 'password.missing'],
    ['12345', 'password.length'],
    ['1234567', 'password.length'],
    ['12 456', 'password.length'],
    ['123456', undefined],
    ['aB!~9z', undefined],
  ])('%j: %s', (typed, expected) => {
    expect(v.safeParse(PaymentPasswordField, typed).issues?.[0].message).toBe(expected);
    expect(v.is(PaymentPassword, typed)).toBe(expected === undefined);
  });

  it.each([
    [{ new_password: '246810', repeat: '246810' }, {}],
    ...['000000', '111111', '123456', '987654', 'abcdef', '!!!!!!'].map((easy) => [
      { new_password: easy, repeat: easy },
      { new_password: 'password.easy' },
    ]),
    [
      { new_password: '', repeat: '' },
      { new_password: 'password.missing', repeat: 'password.repeatMissing' },
    ],
    [{ new_password: '123457', repeat: '123458' }, { repeat: 'password.mismatch' }],
    [{ new_password: '12345', repeat: '12345' }, { new_password: 'password.length' }],
  ] as [{ new_password: string; repeat: string }, object][])('a new one: %j: %j', (values, expected) => {
    expect(problems(newPaymentPassword(values.new_password), values)).toEqual(expected);
  });

  it.each([
    ['old', { old: '246810', code: '' }, {}, { old: '246810', new: '135791' }],
    ['old', { old: '', code: '123456' }, { old: 'password.missing' }],
    ['old', { old: '24681', code: '123456' }, { old: 'password.length' }],
    ['code', { old: '', code: '123 456' }, {}, { code: '123456', new: '135791' }],
    ['code', { old: '246810', code: '' }, { code: 'code.missing' }],
    ['code', { old: '246810', code: '1' }, { code: 'code.invalid' }],
  ] as const)('in place of a former one, proved by %s: %j: %j', (proof, typed, expected, body = undefined) => {
    const values = { ...typed, new_password: '135791', repeat: '135791' };
    const schema = changedPaymentPassword(proof, values.new_password);
    expect(problems(schema, values)).toEqual(expected);
    if (body !== undefined) {
      expect(v.parse(schema, values)).toEqual(body);
      expect(v.is(setBankPassword.body, body)).toBe(true);
    }
  });
});

describe('section 5, the real name and the receiver are required', () => {
  it.each([
    ['', 'name.missing'],
    ['   ', 'name.missing'],
    ['x'.repeat(81), 'name.tooLong'],
    ['Pat Player', undefined],
  ])('name %j: %s', (real_name, expected) => {
    expect(problems(RealNameSchema, { real_name })['real_name']).toBe(expected);
    expect(v.is(setRealName.body, { real_name })).toBe(expected === undefined);
  });

  it.each([
    [{ to: ' ', amount: '5' }, { to: 'transfer.toMissing' }],
    [{ to: 'demo-agent', amount: '' }, { amount: 'amount.missing' }],
    [{ to: 'demo-agent', amount: '11' }, { amount: 'amount.aboveBalance' }],
    [{ to: 'demo-agent', amount: '10' }, {}],
  ])('transfer %j: %j', (values, expected) => {
    expect(problems(transferSchema({ currency: 'USDT', balance: '10' }), values)).toEqual(expected);
  });
});

it('the upstream has banks for every country that players register from', () => {
  expect(Object.keys(BANKS).toSorted()).toEqual(DIAL_COUNTRIES.toSorted());
  expect(Object.values(BANKS).filter((banks) => banks.length === 0)).toEqual([]);
});
