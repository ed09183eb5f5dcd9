import type { SessionStep, SessionStepOf } from '#fixtures';
import type { Send } from '#cli/services/upstream/send.ts';
import { SessionWorld } from './session-world.ts';

export const PICK = { match: 0, market: 0, outcome: 0 };
export const place = (changed: Partial<SessionStepOf<'place'>> = {}): SessionStepOf<'place'> => ({
  do: 'place',
  picks: [PICK],
  passes: ['single'],
  stake: '2',
  multiple: 1,
  accept: 'none',
  seen: 'now',
  answer: 'delivered',
  ...changed,
});
export const transfer = (changed: Partial<SessionStepOf<'transfer'>> = {}): SessionStepOf<'transfer'> => ({
  do: 'transfer',
  to: 'agent',
  amount: '5',
  password: 'right',
  ...changed,
});
export const wallet = (changed: Partial<SessionStepOf<'gameWallet'>> = {}): SessionStepOf<'gameWallet'> => ({
  do: 'gameWallet',
  wallet: 'ag',
  way: 'in',
  amount: '5',
  answer: 'delivered',
  ...changed,
});
export const press = (changed: Partial<SessionStepOf<'parallel'>>): SessionStepOf<'parallel'> => ({
  do: 'parallel',
  ...PICK,
  stake: '2',
  presses: 3,
  sameKey: true,
  ...changed,
});
export const move = (odds: string): SessionStepOf<'oddsMove'> => ({ do: 'oddsMove', ...PICK, odds });
export const ball = (amount: string): SessionStepOf<'marksix'> => ({
  do: 'marksix',
  game: 'sgnmarksix',
  bets: [{ kind: 'specialCode', selection: 1, amount }],
  balls: [6, 2, 7, 3, 4, 8, 1],
});
const MARK_SIX_BETS = [
  { kind: 'numberCode', selection: 6, position: 'no1' },
  { kind: 'specialCodeSide', selection: 'small' },
  { kind: 'specialCodeSide', selection: 'bigOdd' },
  { kind: 'numberCodeSide', selection: 'even', position: 'no2' },
  { kind: 'specialCodeColor', selection: 'red' },
  { kind: 'numberCodeColor', selection: 'blue', position: 'no4' },
  { kind: 'specialCodeAnimal', selection: 'rat' },
  { kind: 'specialCodeMergeAnimal', selection: ['rat', 'ox', 'tiger'] },
  {
    kind: 'specialCodeMergeAnimal',
    selection: ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake'],
    configuration: 'six',
  },
  { kind: 'specialCodeTail', selection: 1 },
  { kind: 'tail', selection: 8 },
  { kind: 'specialCodeCombinationZodiacs', selection: ['rat', 'ox', 'tiger'], level: 2 },
  { kind: 'specialCodeCombinationZodiacs', selection: ['rat', 'ox'] },
];
export const racer = (amount: string): SessionStepOf<'pk10'> => ({
  do: 'pk10',
  bets: [
    { market: 'place', place: 3, selection: 'big', amount },
    { market: 'dragonTiger', pair: '2-9', selection: 'dragon', amount },
    { market: 'sum', selection: 'odd', amount },
    { market: 'place', place: 1, selection: 7, amount },
  ],
  finish: [7, 2, 9, 4, 5, 6, 1, 8, 3, 10],
});
export const sport = (changed: Partial<SessionStepOf<'sport'>> = {}): SessionStepOf<'sport'> => ({
  do: 'sport',
  game: 'basketball',
  market: 0,
  outcome: 0,
  stake: '2',
  result: { ft: '94:98', ht: '1:0' },
  ...changed,
});

/** By name; all start from the same state. */
export const SESSIONS: Readonly<Record<string, readonly SessionStep[]>> = {
  'a bet, pressed again, changed, sold, and settled': [
    place(),
    { do: 'retry', bet: 0, changed: false },
    { do: 'retry', bet: 0, changed: true },
    { do: 'cashOut', bet: 0, ask: 'more' },
    { do: 'cashOut', bet: 0, ask: 'quote' },
    { do: 'settle', match: 0, ft: '2:0' },
  ],
  'answers of a bet that do not arrive': [
    place({ answer: 'lostAfter' }),
    place({ answer: 'lostBefore' }),
    place({ answer: 'errorAfter' }),
    place({ answer: 'late' }),
    place({ answer: 'lostAfter', stake: '10000.01' }),
  ],
  'stakes that no bet has, and some that it has': ['0', '0.0000001', '1.2345678', '1.1234560', '0.009', '20001'].map(
    (stake) => place({ stake }),
  ),
  'odds that have moved': [
    move('3.5'),
    place({ seen: 'before' }),
    place({ seen: 'before', accept: 'better' }),
    move('1.01'),
    place({ seen: 'before', accept: 'better' }),
    place({ seen: 'before', accept: 'any' }),
    { do: 'suspend', match: 0, market: 0 },
    place({ accept: 'any' }),
    { do: 'cashOut', bet: 0, ask: 'quote' },
    { do: 'void', match: 0 },
    { do: 'void', match: 0 },
  ],
  'a banker, and passes that do not fit': [
    place({ picks: [PICK, { ...PICK, match: 1 }, { ...PICK, match: 2 }], passes: ['2-string-1'], banker: true }),
    place({ passes: ['2-string-1'] }),
    place({ passes: ['nine'] }),
    { do: 'settle', match: 0, ft: '1:0' },
    { do: 'settle', match: 1, ft: '1:0' },
    { do: 'settle', match: 2, ft: '0:0' },
  ],
  'limits that the operator changes': [
    { do: 'limits', stakes: { min: '2.5', max: '100' }, bonus: { min: '0', max: '3' } },
    place(),
    place({ stake: '2.5' }),
    { do: 'limits', stakes: { min: '1', max: '100' }, bonus: { min: '0', max: '100000' } },
    place(),
  ],
  'the same bet pressed at once': [
    press({ sameKey: true }),
    press({ sameKey: false }),
    press({ sameKey: false, stake: '9000' }),
    press({ sameKey: true, stake: '0' }),
  ],
  'money to other players': [
    transfer(),
    transfer({ to: 'empty', again: true }),
    transfer({ to: 'self' }),
    transfer({ to: 'unknown' }),
    transfer({ amount: '0.0000001' }),
    transfer({ amount: '0.0000010' }),
    transfer({ amount: '0' }),
    transfer({ amount: '20000' }),
  ],
  'wrong payment passwords': [
    ...[1, 2, 3, 4].map(() => transfer({ password: 'wrong' })),
    transfer(),
    ...[1, 2, 3, 4, 5].map(() => transfer({ password: 'wrong' })),
    transfer({ again: true }),
    { do: 'withdraw', amount: '100', end: 'paid' },
  ],
  'wallets of games': [
    wallet({ answer: 'lostAfter' }),
    wallet({ wallet: 'ky', answer: 'lostAfter' }),
    wallet({ wallet: 'ky', way: 'out', answer: 'lostAfter', amount: '2' }),
    wallet({ way: 'out', answer: 'lostAfter', amount: '2' }),
    wallet({ way: 'out', amount: '3.000001' }),
    wallet({ amount: '0.0000001' }),
    wallet({ amount: '0.0000010' }),
    wallet({ wallet: 'ky', amount: '20000' }),
    wallet({ wallet: 'ky', way: 'out', amount: '3' }),
  ],
  'rewards of days': [
    { do: 'checkIn', day: 6, again: true },
    { do: 'checkIn', day: 5 },
    { do: 'checkIn', day: 7 },
  ],
  'deposits and withdrawals': [
    { do: 'deposit', amount: '10', paid: true, twice: true },
    { do: 'deposit', amount: '9.999999', paid: true },
    { do: 'deposit', amount: '50', paid: false },
    { do: 'withdraw', amount: '100', end: 'paid' },
    { do: 'withdraw', amount: '100', end: 'rejected' },
    { do: 'withdraw', amount: '1.99', end: 'paid' },
    { do: 'withdraw', amount: '20', end: 'pending' },
  ],
  'another sign-in': [
    { do: 'signIn', right: false },
    { do: 'signIn', right: true },
  ],
  'other sports': [
    sport(),
    sport({ market: 1, outcome: 1 }),
    sport({ game: 'bd', result: { ft: '2:1', ht: '1:0' } }),
    sport({ game: 'bd', market: 2, outcome: 4, result: 'void' }),
    sport({ stake: '0.0000001' }),
    sport({ stake: '0.5' }),
    sport({ stake: '20001' }),
  ],
  cricket: [
    {
      do: 'cricket',
      offers: [
        { offer: 0, amount: '2' },
        { offer: 1, amount: '3.5' },
      ],
    },
    { do: 'cricket', offers: [{ offer: 0, amount: '0' }] },
  ],
  'Mark Six': [ball('0.5'), ball('0'), ball('0.0000001'), ball('30000'), ball('1')],
  'Mark Six, each kind': [
    {
      do: 'marksix',
      game: 'sgnmarksix',
      bets: MARK_SIX_BETS.map((bet) => ({ ...bet, amount: '1' })),
      balls: [6, 2, 7, 3, 4, 8, 1],
    },
    {
      do: 'marksix',
      game: 'sgnmarksix',
      bets: [{ kind: 'specialCodeMergeAnimal', selection: ['rat', 'ox', 'tiger'], configuration: 'six', amount: '1' }],
      balls: [6, 2, 7, 3, 4, 8, 1],
    },
  ],
  PK10: [racer('1'), racer('0.5'), racer('0.0000001'), racer('30000')],
  'the upstream starts again': [place(), { do: 'restart' }, { do: 'settle', match: 0, ft: '1:0' }],
  'what no step can do': [
    { do: 'retry', bet: 3, changed: false },
    { do: 'cashOut', bet: 1, ask: 'quote' },
  ],
};

/** A gateway that drops the key. */
export const keyless =
  (send: Send): Send =>
  ({ headers: { 'idempotency-key': _, ...headers }, ...asked }) =>
    send({ ...asked, headers });

/** Works in a world of its own, with this before it. */
export async function staged<T>(work: (world: SessionWorld) => Promise<T>, through?: (send: Send) => Send): Promise<T> {
  const world = await SessionWorld.here(through);
  try {
    return await work(world);
  } finally {
    await world.close();
  }
}
