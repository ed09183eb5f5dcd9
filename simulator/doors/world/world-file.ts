import * as v from 'valibot';
import { PROFILES } from '#contract/brand';
import {
  Amount,
  Bet,
  BirthDate,
  Cpf,
  GameLimits,
  LimitedGame,
  Match,
  MarkSixGame,
  OddsItem,
  RaceGame,
} from '#contract/entities';
import { CURRENCIES } from '#fixtures/world';
import { MAX_SPEED } from '../../core/clock/world-clock.ts';
import { AnswerRule } from '../../core/answers/answer-rule.ts';
import { FaultRule } from '../../core/faults/fault-rule.ts';
import { MatchOverride } from '../../domain/sports/match-override.ts';

const Instant = v.pipe(v.string(), v.isoTimestamp());
const Name = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be a short name'));

const CURRENCY_NAMES = CURRENCIES.map(({ currency }) => currency);
/** Limits, fees and conversions need its rate. */
const KnownCurrency = v.picklist(CURRENCY_NAMES, `must be one of ${CURRENCY_NAMES.join(', ')}`);

const Member = v.strictObject({
  id: Name,
  nickname: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  role: v.optional(v.picklist([2, 3]), 3),
  email: v.pipe(v.string(), v.email()),
  mobile: v.optional(v.pipe(v.string(), v.regex(/^\+\d{6,15}$/, 'must be + and digits'))),
  real_name: v.optional(v.string()),
  /** With a real name, the identity counts as checked. */
  birth_date: v.optional(BirthDate),
  cpf: v.optional(Cpf),
  level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  bank_password: v.optional(v.pipe(v.string(), v.length(6))),
  /** By default the profile's. */
  currency: v.optional(KnownCurrency),
  balance: v.optional(Amount, '0'),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'BR'),
});

/** `slipway sim --world FILE`, and the body of `POST /__sim/worlds`. */
export const WorldFile = v.strictObject({
  seed: v.optional(v.union([v.pipe(v.string(), v.maxLength(100)), v.number()])),
  start_time: v.optional(v.union([v.literal('now'), v.pipe(v.string(), v.isoTimestamp())])),
  speed: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SPEED))),
  upstream: v.optional(v.picklist(['keyed', 'strict-spec'])),
  /** The enforced jurisdiction. */
  profile: v.optional(v.picklist(PROFILES)),
  /** Replace the demo accounts. */
  members: v.optional(v.pipe(v.array(Member), v.minLength(1), v.maxLength(1_000))),
  faults: v.optional(v.array(FaultRule)),
  answers: v.optional(v.array(AnswerRule)),
  /** By match id. */
  matches: v.optional(v.record(v.string(), MatchOverride)),
  /** Replace the seed's matches of their game; several with one id follow each other by `at`. */
  fixtures: v.optional(
    v.pipe(v.array(v.strictObject({ ...Match.entries, at: v.optional(Instant) })), v.maxLength(200_000)),
  ),
  limits: v.optional(v.record(LimitedGame, v.partial(v.omit(v.strictObject(GameLimits.entries), ['region'])))),
  /** Changed prices of items. */
  prices: v.optional(v.record(v.union([MarkSixGame, RaceGame]), v.array(v.strictObject(OddsItem.entries)))),
  /** Existing bets, by default of the first member. */
  bets: v.optional(v.pipe(v.array(v.strictObject({ ...Bet.entries, member: v.optional(Name) })), v.maxLength(10_000))),
});
export type WorldFile = v.InferOutput<typeof WorldFile>;
