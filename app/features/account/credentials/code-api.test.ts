import { beforeAll, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { stubPage } from '#app/test/read-hook.ts';
import './code-api.ts';

const email = { kind: 'email', email: 'ana@example.com' } as const;
const phone = { kind: 'phone', country: 'BD', national: '1712345678' } as const;

beforeAll(() => stubPage());

it.each([
  ['register', email, 'reg/email?email=ana%40example.com'],
  ['register', phone, 'reg/phone?phone=8801712345678'],
  ['signIn', email, 'email?email=ana%40example.com&kind=1'],
  ['forgotPassword', phone, 'phone?phone=1712345678&area=880&kind=2'],
  ['bind', email, 'email?email=ana%40example.com&kind=3'],
  ['changePassword', phone, 'phone?phone=1712345678&area=880&kind=4'],
  ['bankPassword', email, 'email?email=ana%40example.com&kind=5'],
])('a code for %s to %j is asked for by %s', async (purpose, contact, address) => {
  const sent = { expires_in: 300, resend_in: 60 };
  const { call, asked } = upstream({ email: () => sent, phone: () => sent });
  expect(await call('sendCode', { purpose, contact })).toEqual({ data: sent });
  expect(asked).toEqual([`GET /sports/api/v1/verify/${address}`]);
});
