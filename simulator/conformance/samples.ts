import { createHash } from 'node:crypto';
import type { RowName, Rows } from '#contract/rows.ts';
import type { RowRequest } from '#contract/row.ts';
import { CODE_KIND } from '#contract/entities/verification.ts';
import { DEMO_ACCOUNTS } from '#fixtures/members.ts';
import { cricketOnSale } from '#simulator/cricket/cricket-book.ts';
import type { CodePurpose } from '#simulator/members/verification.ts';
import { runDue } from '#simulator/world/run-due.ts';
import type { World } from '#simulator/world/world.ts';

/** What a sample may need of the world it is made for. */
export interface SampleContext {
  readonly world: World;
  /** Makes another call first, as the same player; answers with its data. */
  before<N extends RowName>(name: N): Promise<Record<string, unknown>>;
}

export type Sample<N extends RowName> = Partial<RowRequest<Rows[N]>> & { readonly headers?: Record<string, string> };
type MakeSample<N extends RowName> = (context: SampleContext) => Sample<N> | Promise<Sample<N>>;

const [player, agent] = DEMO_ACCOUNTS;
const EMAIL = player?.email ?? '';
const PASSWORD = player?.password ?? '';
const NEW_EMAIL = 'new@demo.slipway.test';
const BANK_PASSWORD = player?.bank_password ?? '';
/** What every jurisdiction asks of somebody who registers. */
const proofs = {
  birth_date: '1990-05-17',
  cpf: '11144477735',
  limits: (['deposit', 'loss', 'stake', 'session'] as const).map((kind) => ({
    kind,
    period: 'day' as const,
    value: '500',
  })),
};
const DAYS = { start_date: '2026-03-01', end_date: '2026-03-31' };
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

function code(world: World, target: string, purpose: CodePurpose): string {
  world.verification.send(target, purpose, world.now());
  return world.verification.waiting().find((each) => each.target === target && each.purpose === purpose)?.code ?? '';
}

function openMatch(world: World) {
  const match = world.fixtures.onSale('soccer', world.now()).find(({ state }) => state === 'scheduled');
  const [pick] = match?.markets[0]?.outcomes ?? [];
  return {
    match_id: match?.match_id ?? '',
    picks: [{ kind: 'wl' as const, outcome: pick?.outcome ?? '', odds: pick?.odds ?? '' }],
  };
}

const soccerBet = { passes: ['single'], stake: '2', multiple: 1, currency: 'USDT', accept_odds: 'none' as const };
const idOf = (data: Record<string, unknown>, thing: 'bet' | 'order', member: string) =>
  String((data[thing] as Record<string, unknown> | undefined)?.[member] ?? 'none');
const none = () => ({});
const soccer = { params: { game: 'soccer' as const } };
const marksix = { params: { lottery: 'hkmarksix' as const } };
const pk10 = { params: { race: 'pk10' as const } };
const page = { query: { start: 0, limit: 5 } };
const money = { plat_type: 'ag', money: '3', currency: 'USDT' };

/** A request of each row that answers with success: tests, the fuzzer and the documents' examples are made from it. */
export const SAMPLES: { readonly [N in RowName]: MakeSample<N> } = {
  signIn: () => ({ body: { account: EMAIL, password: PASSWORD } }),
  refreshSession: ({ world }) => ({
    headers: { 'fresh-token': world.sessions.start(player?.id ?? '', world.now()).freshToken },
  }),
  getMember: none,
  getAccount: none,
  getOutcome: () => ({ query: { key: 'nothing-was-done-under-it' } }),
  listCurrencies: none,
  getGameLimits: () => ({ query: { kind: 'soccer' } }),
  listAvailableGames: none,
  listMatches: () => ({ ...soccer, query: { start: 0, limit: 3, timestamp: 1 } }),
  placeBet: ({ world }) => ({ ...soccer, body: { ...soccerBet, matches: [openMatch(world)] } }),
  listMyBets: async ({ before }) => {
    await before('placeBet');
    return { ...soccer, query: { start: 0, limit: 5, status: -1 } };
  },
  getMyBet: async ({ before }) => ({ params: { game: 'soccer', id: idOf(await before('placeBet'), 'bet', 'bet_id') } }),
  registerByEmail: ({ world }) => ({
    body: {
      email: NEW_EMAIL,
      code: code(world, NEW_EMAIL, 'register'),
      password: 'letters1',
      inviteCode: 'R000001',
      deviceInfo,
      ...proofs,
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
      ...proofs,
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
  getRealName: none,
  setNickname: () => ({ body: { nickname: 'new-nickname' } }),
  changePassword: ({ world }) => ({
    body: { old: PASSWORD, new: 'letters3', code: code(world, EMAIL, 'changePassword') },
  }),
  setBankPassword: () => ({ body: { old: BANK_PASSWORD, new: '135790' } }),
  bindEmail: ({ world }) => ({ body: { email: NEW_EMAIL, code: code(world, NEW_EMAIL, 'bind') } }),
  bindPhone: ({ world }) => ({ body: { area: 55, phone: '11955554444', code: code(world, '+5511955554444', 'bind') } }),
  changeCurrency: () => ({ query: { unit: 'BRL' } }),
  listTransactions: () => ({ query: { kind: '34', start: 0, limit: 5, ...DAYS } }),
  getBetStatistics: () => ({ query: { game_id: '10', ...DAYS } }),
  listVipLevels: none,
  getInviteCode: () => ({ params: { code: 'user' } }),
  listSupportChannels: none,
  listSupportContacts: none,
  syncMessages: () => ({ body: { cursor: 0 } }),
  listBanners: () => ({ headers: { platform: '1' } }),
  listPromotions: none,
  getFooterTexts: none,
  listPrivateMessages: () => page,
  listAnnouncements: () => page,
  listMarqueeNotices: none,
  listResults: () => ({ ...soccer, ...page }),
  listFeedMatches: () => page,
  listFeedResults: () => page,
  listDraws: () => ({ ...marksix, ...page }),
  getMarkSixOdds: () => ({ query: { game: 'hkmarksix' } }),
  placeLotteryBet: ({ world }) => ({
    ...marksix,
    body: {
      match_id: world.draws.drawsFrom('hkmarksix', world.now(), { start: 0, limit: 1 })[0]?.match_id ?? '',
      currency: 'USDT',
      picks: [
        { kind: 'specialCode', selection: 8, amount: '2', odds: '47.00' },
        { kind: 'specialCodeCombinationZodiacs', level: 2, selection: ['rat', 'ox', 'pig'], amount: '1', odds: '4.05' },
      ],
    },
  }),
  listMyLotteryBets: async ({ before }) => {
    await before('placeLotteryBet');
    return { ...marksix, query: { start: 0, limit: 5, status: '-1' } };
  },
  getMyLotteryBet: async ({ before }) => ({
    params: { lottery: 'hkmarksix', id: idOf(await before('placeLotteryBet'), 'bet', 'bet_id') },
  }),
  listDrawResults: () => ({ ...marksix, ...page }),
  getRaceOdds: () => pk10,
  listRaces: () => ({ ...pk10, ...page }),
  getLastRace: () => pk10,
  placeRaceBet: ({ world }) => ({
    ...pk10,
    body: {
      race_id: world.draws.racesFrom('pk10', world.now(), { start: 0, limit: 1 })[0]?.id ?? '',
      currency: 'USDT',
      picks: [
        { market: 'place', place: 1, selection: 'big', amount: '2', odds: '1.98' },
        { market: 'sum', selection: 11, amount: '1', odds: '8.64' },
        { market: 'dragonTiger', pair: '1-10', selection: 'dragon', amount: '1', odds: '1.98' },
      ],
    },
  }),
  listMyRaceBets: async ({ before }) => {
    await before('placeRaceBet');
    return { ...pk10, query: { start: 0, limit: 5, status: '1' } };
  },
  getMyRaceBet: async ({ before }) => ({
    params: { race: 'pk10', id: idOf(await before('placeRaceBet'), 'bet', 'bet_id') },
  }),
  listRaceResults: () => ({ ...pk10, ...page }),
  listCricketMatches: none,
  getCricketMatch: ({ world }) => ({ params: { id: cricketOnSale(world.seed, world.now())[0]?.id ?? '' } }),
  placeCricketBet: ({ world }) => {
    const plan = cricketOnSale(world.seed, world.now()).find(({ startMs }) => startMs > world.now());
    const odd = { amount: '2', odd: '1.88' };
    return { body: { matchId: plan?.id ?? '', currency: 'USDT', bets: { [`${plan?.id}.toss.home`]: odd } } };
  },
  listMyCricketBets: async ({ before }) => {
    await before('placeCricketBet');
    return { query: { start: 0, limit: 5, status: '1' } };
  },
  quoteCashOut: async ({ before }) => ({
    params: { game: 'soccer', id: idOf(await before('placeBet'), 'bet', 'bet_id') },
  }),
  cashOut: async ({ before }) => ({
    params: { game: 'soccer', id: idOf(await before('placeBet'), 'bet', 'bet_id') },
    body: { amount: '0.5' },
  }),
  listDepositTypes: none,
  listDepositChannels: none,
  listDeposits: () => page,
  openDeposit: () => ({
    body: {
      channel_id: 'in-card',
      amount: '50',
      card: {
        name: 'Pat Player',
        card_number: '4111111111111111',
        expiry: '12/29',
        cvv: '123',
        user_name: 'pat',
        email: EMAIL,
      },
    },
  }),
  continueDeposit: async ({ before }) => ({
    body: { order_id: idOf(await before('openDeposit'), 'order', 'order_id') },
  }),
  listWithdrawals: () => page,
  listWithdrawalChannels: none,
  listBanks: () => ({ query: { country: 'BR' } }),
  listWithdrawalTypes: none,
  openWithdrawal: async ({ before }) => {
    const { info_id } = await before('savePayoutAccount');
    return { body: { channel_id: 'out-pix', amount: '20', info_id: String(info_id), payment_password: BANK_PASSWORD } };
  },
  listPayoutAccounts: none,
  savePayoutAccount: () => ({
    body: {
      account_type: 'pix',
      country: 'BR',
      account_number: 'pat@pix.test',
      account_name: 'Pat Player',
      cpf: '52998224725',
    },
  }),
  deletePayoutAccount: async ({ before }) => ({
    query: { info_id: String((await before('savePayoutAccount'))['info_id']) },
  }),
  transferToPlayer: () => ({ body: { to: agent?.email ?? '', amount: '5', payment_password: BANK_PASSWORD } }),
  getCardBalance: none,
  launchCardGame: () => ({ query: { game_id: 'poker' } }),
  moveIntoCardGame: () => ({ query: { game_id: 'poker', money: '10' } }),
  moveOutOfCardGame: async ({ before }) => {
    await before('moveIntoCardGame');
    return { query: { game_id: 'poker', money: '4' } };
  },
  getNgBalance: () => ({ query: { plat_type: 'ag' } }),
  launchNg: () => ({ body: { plat_type: 'ag' } }),
  moveIntoNg: () => ({ body: { ...money, money: '10' } }),
  moveOutOfNg: async ({ before }) => {
    await before('moveIntoNg');
    return { body: money };
  },
  listPgGames: none,
  launchPgGame: () => ({ params: { id: 'pg-1' } }),
  listPgBets: () => page,
  listTadaGames: none,
  launchTadaGame: () => ({ params: { id: 'tada-1' } }),
  listTadaBets: () => page,
  listNoahGames: none,
  launchNoahGame: () => ({ params: { id: 'noah-1' } }),
  listNoahBets: () => page,
  getNoahStatistics: () => ({ query: { game_id: '28', ...DAYS } }),
  listLiveGames: () => ({ query: { language: 'en' } }),
  launchLiveGame: () => ({ params: { country: 'br', id: 'wf-1' }, body: { fingerprint: 'canvas' } }),
  listLiveBets: () => page,
  getLiveStatistics: () => ({ query: { game_id: '29', ...DAYS } }),
  getChatToken: none,
  getVisitorChatToken: () => ({
    headers: { 'x-chat-timestamp': '1', 'x-chat-signature': createHash('sha256').update('1').digest('hex') },
  }),
  listCheckIns: none,
  claimCheckIn: ({ world }) => {
    runDue(world);
    // The default world begins on a Saturday.
    return { body: { day: 6 } };
  },
  getPlayerLimits: none,
  setPlayerLimit: () => ({ body: { kind: 'stake', period: 'day', value: '100' } }),
  getExclusion: none,
  excludeSelf: () => ({ body: { kind: 'time_out', hours: 24 } }),
  getSessionSummary: none,
  setRealityCheck: () => ({ body: { minutes: 30 } }),
  acknowledgeRealityCheck: none,
};
