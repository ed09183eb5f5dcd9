import { createHash } from 'node:crypto';
import { type PlainRow, plainRequest, type RowName, rows } from '#contract/rows';
import { MONEY_RULES } from '#contract/brand';
import { CODE_KIND, limitIn } from '#contract/entities';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import type { CodePurpose } from '../domain/members/verification.ts';
import { runDue } from '../doors/world/run-due.ts';
import type { World } from '../doors/world/world.ts';
import { proofs, walletOf } from './sample-money.ts';
import { DAYS, type SamplesOf } from './sample.ts';
import { BETTING_SAMPLES } from './samples-of-betting.ts';
import { MONEY_SAMPLES } from './samples-of-money.ts';

const [player] = DEMO_ACCOUNTS;
const EMAIL = player?.email ?? '';
const DAY_MS = 86_400_000;
const PLAYER_CPF = player?.cpf ?? '';
const PASSWORD = player?.password ?? '';
const NEW_EMAIL = 'new@demo.slipway.test';
const BANK_PASSWORD = player?.bank_password ?? '';
const deviceInfo = {
  ip: '{ip}',
  os: 'Linux',
  device: 'desktop',
  browser: 'Firefox',
  fingerprint: 'f00d',
  java_enabled: true,
  language: 'en',
  color_depth: 24,
  screen_height: 1080,
  screen_width: 1920,
  timezone_offset: '+00:00',
};

/** RFC 8291, section 5. */
const SUBSCRIPTION = {
  endpoint: 'https://push.example/reference-browser',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'en' as const,
};

function code(world: World, target: string, purpose: CodePurpose): string {
  world.verification.send(target, purpose);
  return world.verification.waiting().find((each) => each.target === target && each.purpose === purpose)?.code ?? '';
}

const OWN: SamplesOf<Exclude<RowName, PlainRow>> & Partial<SamplesOf<PlainRow>> = {
  ...BETTING_SAMPLES,
  ...MONEY_SAMPLES,
  signIn: () => ({ body: { account: EMAIL, password: PASSWORD } }),
  refreshSession: ({ world }) => ({
    headers: { 'fresh-token': world.sessions.start(player?.id ?? '', world.now()).freshToken },
  }),
  getOutcome: () => ({ query: { key: 'nothing-was-done-under-it' } }),
  registerByEmail: ({ world }) => ({
    body: {
      email: NEW_EMAIL,
      code: code(world, NEW_EMAIL, 'register'),
      password: 'letters1',
      inviteCode: 'R000001',
      deviceInfo,
      ...proofs(world),
    },
    headers: { platform: '1' },
  }),
  registerByPhone: ({ world }) => ({
    body: {
      area_code: 55,
      phone: '11988887777',
      code: code(world, '+5511988887777', 'register'),
      password: 'letters1',
      deviceInfo,
      ...proofs(world),
    },
    headers: { platform: '1' },
  }),
  signInByPhone: () => ({ body: { area_code: 55, phone: '11900000001', password: PASSWORD } }),
  signInByEmailCode: ({ world }) => ({ body: { email: EMAIL, code: code(world, EMAIL, 'signIn') } }),
  resetPassword: ({ world }) => ({
    body: { email: EMAIL, code: code(world, EMAIL, 'forgotPassword'), password: 'letters2' },
  }),
  sendRegistrationEmailCode: () => ({ query: { email: NEW_EMAIL } }),
  sendRegistrationPhoneCode: () => ({ query: { phone: '5511988887777' } }),
  sendEmailCode: () => ({ query: { email: EMAIL, kind: String(CODE_KIND.signIn) as '1' } }),
  sendPhoneCode: () => ({ query: { phone: '11900000001', area: '55', kind: String(CODE_KIND.bind) as '3' } }),
  setRealName: () => ({ body: { real_name: 'Pat Q. Player' } }),
  setNickname: () => ({ body: { nickname: 'new-nickname' } }),
  changePassword: ({ world }) => ({
    body: { old: PASSWORD, new: 'letters3', code: code(world, EMAIL, 'changePassword') },
  }),
  setBankPassword: () => ({ body: { old: BANK_PASSWORD, new: '135790' } }),
  bindEmail: ({ world }) => ({ body: { email: NEW_EMAIL, code: code(world, NEW_EMAIL, 'bind') } }),
  bindPhone: ({ world }) => ({ body: { area: 55, phone: '11955554444', code: code(world, '+5511955554444', 'bind') } }),
  changeCurrency: ({ world }) => ({
    query: { unit: MONEY_RULES[world.profile.name].isOneCurrency ? walletOf(world) : 'BRL' },
  }),
  listTransactions: () => ({ query: { kind: '34', start: 0, limit: 5, ...DAYS } }),
  getBetStatistics: () => ({ query: { game_id: '10', ...DAYS } }),
  getInviteCode: () => ({ params: { code: 'user' } }),
  syncMessages: () => ({ body: { cursor: 0 } }),
  listBanners: () => ({ headers: { platform: '1' } }),
  getVisitorChatToken: () => ({
    headers: { 'x-chat-timestamp': '1', 'x-chat-signature': createHash('sha256').update('1').digest('hex') },
  }),
  claimCheckIn: ({ world }) => {
    runDue(world);
    // The default world starts on a Saturday.
    return { body: { day: 6 } };
  },
  setPlayerLimit: ({ world }) => ({
    body: limitIn(walletOf(world), { kind: 'stake', period: 'day', value: '100' }),
  }),
  excludeSelf: () => ({ body: { kind: 'time_out', hours: 24 } }),
  checkIdentity: () => ({
    body: {
      real_name: 'Pat Player',
      birth_date: '1988-02-29',
      address: '1 Harbour Street, Bristol',
      cpf: PLAYER_CPF,
      face: 'face-1',
    },
  }),
  returnToPlay: ({ world }) => {
    const exclusion = { kind: 'self_exclusion', sinceMs: world.now() - 200 * DAY_MS, untilMs: world.now() - DAY_MS };
    world.members.updateDoc(player?.id ?? '', { exclusion });
    return {};
  },
  setRealityCheck: () => ({ body: { minutes: 30 } }),
  setMarketing: () => ({ body: { products: ['bets'], channels: ['email'] } }),
  savePushSubscription: () => ({ body: SUBSCRIPTION }),
  removePushSubscription: async ({ before }) => {
    await before('savePushSubscription');
    return { body: { endpoint: SUBSCRIPTION.endpoint, auth: SUBSCRIPTION.auth } };
  },
};

/** A successful request of each row, for tests, the fuzzer and the documents. */
export const SAMPLES = {
  ...Object.fromEntries(Object.values(rows).map((row) => [row.name, () => plainRequest(row)])),
  ...OWN,
} as SamplesOf<RowName>;
