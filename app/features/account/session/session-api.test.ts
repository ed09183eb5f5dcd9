import { beforeAll, expect, it, vi } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { stubPage } from '#app/test/read-hook.ts';
import './session-api.ts';
import type { Registration } from './session-api.ts';
import { deviceInfo } from './forms/device-info.ts';

beforeAll(() => {
  stubPage();
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/133.0',
    language: 'en',
    languages: ['en'],
  });
  vi.stubGlobal('screen', { width: 1, height: 2, colorDepth: 3 });
});

const REGISTRATION: Registration = {
  contact: { kind: 'email', email: 'ana@example.com' },
  code: '123456',
  password: 'harbour7',
  inviteCode: undefined,
  currency: 'BRL',
  birthDate: undefined,
  cpf: undefined,
  limits: undefined,
};
const COMMON = { code: '123456', password: 'harbour7', currency: 'BRL' };
const LIMIT = { kind: 'session', period: 'day', value: '90' } as const;
const phone = { kind: 'phone', country: 'BD', national: '1712345678' } as const;
const bySms = { area_code: 880, phone: '1712345678', code: '1234' };

it.each([
  ['signIn', { by: 'account', body: { account: 'ana', password: 'x' } }, 'sign_in/', { account: 'ana', password: 'x' }],
  ['signIn', { by: 'phone', body: bySms }, 'sign/phone', bySms],
  ['signIn', { by: 'emailCode', body: { email: 'a@b.co', code: '1' } }, 'sign/email', { email: 'a@b.co', code: '1' }],
  ['register', REGISTRATION, 'reg', { email: 'ana@example.com', ...COMMON }],
  [
    'register',
    { ...REGISTRATION, contact: phone, inviteCode: 'R1' },
    'reg/phone',
    { area_code: 880, phone: '1712345678', ...COMMON, inviteCode: 'R1' },
  ],
  [
    'register',
    { ...REGISTRATION, birthDate: '1990-06-30', cpf: '52998224725', limits: [LIMIT] },
    'reg',
    { email: 'ana@example.com', ...COMMON, birth_date: '1990-06-30', cpf: '52998224725', limits: [LIMIT] },
  ],
  [
    'resetPassword',
    { email: 'a@b.co', code: '1', password: 'harbour7' },
    'forget/email',
    { email: 'a@b.co', code: '1', password: 'harbour7' },
  ],
])('%s with %j calls %s', async (name, request, address, body) => {
  const { call, asked } = upstream({});
  await call(name, request);
  const [line = ''] = asked;
  const at = line.indexOf(' {');
  const sent: unknown = JSON.parse(line.slice(at));
  expect([asked.length, line.slice(0, at)]).toEqual([1, `POST /sports/api/v1/${address}`]);
  expect(sent).toEqual(name === 'register' ? { ...body, deviceInfo: deviceInfo() } : body);
});
