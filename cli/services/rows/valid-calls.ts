import { createHash } from 'node:crypto';
import { CODE_KIND } from '#contract/entities';
import { type PlainRow, plainRequest, type RowName, rows } from '#contract/rows';
import { bookPicks } from '#engine/booking';
import { DEMO_ACCOUNTS } from '#fixtures';
import { DEVICE, SUBSCRIPTION } from './browser-facts.ts';
import type { RowCall } from '#cli/services/upstream/upstream-client.ts';
import { CannotCheck, type RowCalls } from './row-calls.ts';
import {
  aMatch,
  cricketMatch,
  currencyOf,
  type Data,
  marksix,
  needed,
  openMatch,
  PAYOUT_ACCOUNT,
  pk10,
  placeBet,
  placeCricketBet,
  placeLotteryBet,
  placeRaceBet,
  sport,
} from './valid-bets.ts';

/** Makes a valid request from the upstream's own answers, so that it works anywhere. */
type MakeCall = (calls: RowCalls) => RowCall | Promise<RowCall>;

const [player, agent] = DEMO_ACCOUNTS;
const DEMO_PASSWORD = player?.password ?? '';
const BANK_PASSWORD = player?.bank_password ?? '';
const NEW_EMAIL = 'new@demo.slipway.test';
const NEW_PHONE = '11988887777';
const DAYS = { start_date: '2026-03-01', end_date: '2026-03-31' };
/** Longer than the shortest self-exclusion. */
const HALF_A_YEAR_S = 190 * 86_400;
const done = async (calls: RowCalls, name: RowName) => calls.data(name, await validCall(calls, name));
const idOf = async (calls: RowCalls, name: RowName, thing: string, member: string) =>
  String(
    needed(
      ((await done(calls, name))[thing] as Data | undefined)?.[member],
      `${thing}.${member} in its answer to ${name}`,
    ),
  );

/** A code by e-mail or SMS, which only a simulator shows. Elsewhere none is sent: the next would be refused as too soon. */
async function codeFor(calls: RowCalls, send: RowName, query: Data, target: string): Promise<string> {
  if (calls.world === undefined) throw new CannotCheck('it needs a code, and only a simulator shows it');
  await calls.data(send, { query });
  const waiting = await calls.control<readonly { target: string; code: string }[]>('GET', 'codes');
  return waiting.find((each) => each.target === target)?.code ?? '';
}

const emailCode = (calls: RowCalls, email: string, kind: number) =>
  codeFor(calls, 'sendEmailCode', { email, kind: String(kind) }, email);
function ownEmail({ account: { account } }: RowCalls): string {
  if (account.includes('@')) return account;
  throw new CannotCheck('the account is not named by an e-mail address');
}

const ownCode = (calls: RowCalls, kind: number) => emailCode(calls, ownEmail(calls), kind);

const ngMove = async (calls: RowCalls, money: string) => ({
  body: { plat_type: 'ag', money, currency: await currencyOf(calls) },
});

const OWN: Readonly<Record<Exclude<RowName, PlainRow>, MakeCall>> & Readonly<Partial<Record<PlainRow, MakeCall>>> = {
  signIn: ({ account }) => ({ body: { ...account } }),
  refreshSession: async (calls) => {
    const { fresh_token: token } = await calls.data('signIn', { body: { ...calls.account } });
    return { headers: { 'fresh-token': String(token) } };
  },
  getOutcome: () => ({ query: { key: 'nothing-was-done-under-it' } }),
  registerByEmail: async (calls) => ({
    body: {
      email: NEW_EMAIL,
      code: await codeFor(calls, 'sendRegistrationEmailCode', { email: NEW_EMAIL }, NEW_EMAIL),
      password: 'letters1',
      deviceInfo: DEVICE,
    },
    headers: { platform: '1' },
  }),
  registerByPhone: async (calls) => ({
    body: {
      area_code: 55,
      phone: NEW_PHONE,
      code: await codeFor(calls, 'sendRegistrationPhoneCode', { phone: `55${NEW_PHONE}` }, `+55${NEW_PHONE}`),
      password: 'letters1',
      deviceInfo: DEVICE,
    },
    headers: { platform: '1' },
  }),
  signInByPhone: () => ({ body: { area_code: 55, phone: '11900000001', password: DEMO_PASSWORD } }),
  signInByEmailCode: async (calls) => ({
    body: { email: ownEmail(calls), code: await ownCode(calls, CODE_KIND.signIn) },
  }),
  resetPassword: async (calls) => ({
    body: { email: ownEmail(calls), code: await ownCode(calls, CODE_KIND.forgotPassword), password: 'letters2' },
  }),
  sendRegistrationEmailCode: () => ({ query: { email: NEW_EMAIL } }),
  sendRegistrationPhoneCode: () => ({ query: { phone: `55${NEW_PHONE}` } }),
  sendEmailCode: (calls) => ({ query: { email: ownEmail(calls), kind: String(CODE_KIND.signIn) } }),
  sendPhoneCode: () => ({ query: { phone: '11900000001', area: '55', kind: String(CODE_KIND.bind) } }),
  setRealName: () => ({ body: { real_name: 'Pat Q. Player' } }),
  setNickname: () => ({ body: { nickname: 'new-nickname' } }),
  changePassword: async (calls) => ({
    body: { old: calls.account.password, new: 'letters3', code: await ownCode(calls, CODE_KIND.changePassword) },
  }),
  setBankPassword: () => ({ body: { old: BANK_PASSWORD, new: '135790' } }),
  bindEmail: async (calls) => ({
    body: { email: NEW_EMAIL, code: await emailCode(calls, NEW_EMAIL, CODE_KIND.bind) },
  }),
  bindPhone: async (calls) => {
    const query = { phone: '11955554444', area: '55', kind: String(CODE_KIND.bind) };
    return {
      body: { area: 55, phone: '11955554444', code: await codeFor(calls, 'sendPhoneCode', query, '+5511955554444') },
    };
  },
  changeCurrency: () => ({ query: { unit: 'BRL' } }),
  listTransactions: () => ({ query: { kind: '34', start: '0', limit: '5', ...DAYS } }),
  getBetStatistics: () => ({ query: { game_id: '10', ...DAYS } }),
  getInviteCode: () => ({ params: { code: 'user' } }),
  syncMessages: () => ({ body: { cursor: 0 } }),
  listBanners: () => ({ headers: { platform: '1' } }),
  getVisitorChatToken: () => ({
    headers: { 'x-chat-timestamp': '1', 'x-chat-signature': createHash('sha256').update('1').digest('hex') },
  }),
  claimCheckIn: async (calls) => {
    const days = (await calls.data('listCheckIns', {})) as unknown as readonly Data[];
    return { body: { day: days.find(({ state }) => state === 'open')?.['day'] ?? 1 } };
  },
  setPlayerLimit: async (calls) => ({
    body: { kind: 'stake', currency: await currencyOf(calls), period: 'day', value: '100' },
  }),
  checkIdentity: () => ({ body: { real_name: 'Pat Player', address: '1 Harbour Road, Leeds' } }),
  returnToPlay: async (calls) => {
    await calls.data('excludeSelf', { body: { kind: 'self_exclusion', months: 6 } });
    await calls.control('POST', 'clock', { advance: HALF_A_YEAR_S });
    // The token has expired meanwhile.
    const { token } = await calls.data('signIn', { body: { ...calls.account } });
    calls.token = String(token);
    return {};
  },
  excludeSelf: () => ({ body: { kind: 'time_out', hours: 24 } }),
  setRealityCheck: () => ({ body: { minutes: 30 } }),
  setMarketing: () => ({ body: { products: ['bets'], channels: ['email'] } }),
  savePushSubscription: () => ({ body: SUBSCRIPTION }),
  removePushSubscription: () => ({ body: { endpoint: SUBSCRIPTION.endpoint, auth: SUBSCRIPTION.auth } }),
  getGameLimits: () => ({ query: { kind: 'soccer' } }),
  listMatches: (calls) => ({ ...sport(calls), query: { start: '0', limit: '3', timestamp: '1' } }),
  placeBet,
  listMyBets: (calls) => ({ ...sport(calls), query: { start: '0', limit: '5', status: '-1' } }),
  getMyBet: async (calls) => ({
    params: { ...sport(calls).params, id: await idOf(calls, 'placeBet', 'bet', 'bet_id') },
  }),
  getMarkSixOdds: () => ({ query: { game: 'hkmarksix' } }),
  placeLotteryBet,
  listMyLotteryBets: (calls) => ({ ...marksix(calls), query: { start: '0', limit: '5', status: '-1' } }),
  getMyLotteryBet: async (calls) => ({
    params: { ...marksix(calls).params, id: await idOf(calls, 'placeLotteryBet', 'bet', 'bet_id') },
  }),
  placeRaceBet,
  listMyRaceBets: (calls) => ({ ...pk10(calls), query: { start: '0', limit: '5', status: '1' } }),
  getMyRaceBet: async (calls) => ({
    params: { ...pk10(calls).params, id: await idOf(calls, 'placeRaceBet', 'bet', 'bet_id') },
  }),
  getCricketMatch: async (calls) => ({ params: { id: (await cricketMatch(calls)).matchId } }),
  placeCricketBet,
  listMyCricketBets: () => ({ query: { start: '0', limit: '5', status: '0' } }),
  quoteCashOut: async (calls) => ({
    params: { ...sport(calls).params, id: await idOf(calls, 'placeBet', 'bet', 'bet_id') },
  }),
  cashOut: async (calls) => {
    const params = { ...sport(calls).params, id: await idOf(calls, 'placeBet', 'bet', 'bet_id') };
    const { amount } = await calls.data('quoteCashOut', { params });
    return { params, body: { amount } };
  },
  cashOutPart: async (calls) => {
    const params = { ...sport(calls).params, id: await idOf(calls, 'placeBet', 'bet', 'bet_id') };
    return { params, body: { stake: '4', amount: '0.01' } };
  },
  listMatchChanges: (calls) => ({ ...sport(calls), query: { since: 'none' } }),
  getMatchDetails: async (calls) => {
    if (calls.games.game !== 'cricket') return aMatch(calls);
    return { params: { game: 'cricket', id: (await cricketMatch(calls)).matchId } };
  },
  getPriceHistory: aMatch,
  saveBooking: async (calls) => {
    const { match_id: id, picks } = (await openMatch(calls)) as { match_id: string; picks: readonly Data[] };
    const booked = picks.map(({ kind, outcome, odds }) => ({ market: kind, outcome, odds }));
    const slips = [{ game: calls.games.game, passes: ['single'], matches: [{ id, picks: booked }] }];
    return { body: { picks: bookPicks({ slips, cricket: [] } as unknown as Parameters<typeof bookPicks>[0]) } };
  },
  getBooking: async (calls) => ({ params: { code: String((await done(calls, 'saveBooking'))['code']) } }),
  openDeposit: () => ({ body: { channel_id: 'in-trc20', amount: '50' } }),
  continueDeposit: async (calls) => ({ body: { order_id: await idOf(calls, 'openDeposit', 'order', 'order_id') } }),
  listBanks: () => ({ query: { country: 'BR' } }),
  openWithdrawal: async (calls) => {
    const { info_id: info } = await done(calls, 'savePayoutAccount');
    return { body: { channel_id: 'out-pix', amount: '20', info_id: info, payment_password: BANK_PASSWORD } };
  },
  savePayoutAccount: () => ({ body: PAYOUT_ACCOUNT }),
  deletePayoutAccount: async (calls) => ({
    query: { info_id: String((await done(calls, 'savePayoutAccount'))['info_id']) },
  }),
  transferToPlayer: () => ({ body: { to: agent?.email ?? '', amount: '5', payment_password: BANK_PASSWORD } }),
  launchCardGame: () => ({ query: { game_id: 'poker' } }),
  moveIntoCardGame: () => ({ query: { game_id: 'poker', money: '10' } }),
  moveOutOfCardGame: async (calls) => {
    await done(calls, 'moveIntoCardGame');
    return { query: { game_id: 'poker', money: '4' } };
  },
  getNgBalance: () => ({ query: { plat_type: 'ag' } }),
  launchNg: () => ({ body: { plat_type: 'ag' } }),
  moveIntoNg: (calls) => ngMove(calls, '10'),
  moveOutOfNg: async (calls) => {
    await done(calls, 'moveIntoNg');
    return ngMove(calls, '3');
  },
  launchPgGame: () => ({ params: { id: 'pg-1' } }),
  launchTadaGame: () => ({ params: { id: 'tada-1' } }),
  launchNoahGame: () => ({ params: { id: 'noah-1' } }),
  getNoahStatistics: () => ({ query: { game_id: '28', ...DAYS } }),
  listLiveGames: () => ({ query: { language: 'en' } }),
  launchLiveGame: () => ({ params: { country: 'br', id: 'wf-1' }, body: { fingerprint: 'canvas' } }),
  getLiveStatistics: () => ({ query: { game_id: '29', ...DAYS } }),
};

/** A valid request of the row. @throws Error if a call before it is refused */
export const validCall = async (calls: RowCalls, name: RowName): Promise<RowCall> =>
  OWN[name]?.(calls) ?? plainRequest(rows[name], calls.games);
