import * as v from 'valibot';
import { expect, it } from 'vitest';
import { WorldFile } from './world-file.ts';

const member = { id: 'm-1', nickname: 'One', email: 'one@demo.test', password: 'x' };
const wrong = (file: unknown): readonly string[] => {
  const { success, issues } = v.safeParse(WorldFile, file);
  return success ? [] : issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

it('a world names the property that is wrong, and what it must be', () => {
  expect(
    [
      { members: [{ ...member, id: 'a b' }] },
      { members: [{ ...member, id: 'x'.repeat(41) }] },
      { members: [{ ...member, mobile: '0815' }] },
      { members: [{ ...member, currency: 'XXX' }] },
      { members: [{ ...member, level: 5 }] },
      { members: [{ ...member, level: -1 }] },
      { members: [{ ...member, bank_password: '12345' }] },
      { members: [{ ...member, password: '' }] },
      { members: [{ ...member, nickname: 'x'.repeat(41) }] },
      { members: [{ ...member, country: 'br' }] },
      { members: [] },
      { speed: -1 },
      { speed: 100_001 },
      { seed: 'x'.repeat(101) },
      { start_time: 'noon' },
      { other: 1 },
    ].flatMap(wrong),
  ).toEqual([
    'members.0.id: must be a short name',
    'members.0.id: must be a short name',
    'members.0.mobile: must be + and digits',
    'members.0.currency: must be one of USDT, BRL, INR, IDR, VND, MXN, TRY, PHP, THB, CNY, BDT, GBP, JPY, KWD',
    'members.0.level: Invalid value: Expected <=4 but received 5',
    'members.0.level: Invalid value: Expected >=0 but received -1',
    'members.0.bank_password: Invalid length: Expected 6 but received 5',
    'members.0.password: Invalid length: Expected >=1 but received 0',
    'members.0.nickname: Invalid length: Expected <=40 but received 41',
    'members.0.country: Invalid format: Expected /^[A-Z]{2}$/ but received "br"',
    'members: Invalid length: Expected >=1 but received 0',
    'speed: Invalid value: Expected >=0 but received -1',
    'speed: Invalid value: Expected <=100000 but received 100001',
    'seed: Invalid length: Expected <=100 but received 101',
    'start_time: Invalid timestamp: Received "noon"',
    'other: Invalid key: Expected never but received "other"',
  ]);
});

it('a member has a balance of nothing and a country by default', () => {
  expect(v.parse(WorldFile, { members: [member] })).toEqual({
    members: [{ ...member, role: 3, balance: '0', country: 'BR' }],
  });
  expect(wrong({ members: [{ ...member, id: 'x'.repeat(40), level: 4, mobile: '+5511999' }], speed: 100_000 })).toEqual(
    [],
  );
});
