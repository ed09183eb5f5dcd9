import * as v from 'valibot';
import { Account, GAME_STATUS, LimitedGame, PRODUCT_IDS } from '#contract/entities';
import { subtractAmounts } from '#engine/money';
import { Refusal } from '../../core/refusal.ts';
import { bookRoutes } from './book-routes.ts';
import { checkedBody } from './checked-body.ts';
import { clockRoutes } from './clock-routes.ts';
import { type ControlCall, type ControlRoute, defineControl } from './control-route.ts';
import { matchRoutes } from './match-routes.ts';
import { memberRoutes } from './member-routes.ts';

type Params = Readonly<Record<string, unknown>>;
type Reach = (call: ControlCall<unknown>, params: Params) => unknown;

const ROUTES: readonly ControlRoute[] = [...bookRoutes, ...clockRoutes, ...matchRoutes, ...memberRoutes];

const Balance = v.object({ account: v.string(), balance: Account.entries.score });

/** Runs a control call with its checks. */
function control(call: ControlCall<unknown>, path: string, id: unknown, body: unknown): unknown {
  const route = ROUTES.find((each) => each.method === 'POST' && each.path === path);
  if (route?.body === undefined) throw new Error(`no control call is POST ${path}`);
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  const params = name === undefined ? {} : { [name]: String(id ?? '') };
  return route.handle({ ...call, params, body: checkedBody(route.body, body) });
}

const ofMatch = (call: ControlCall<unknown>, { match_id: id }: Params, change: object) =>
  control(call, 'matches/{id}', id, change);

/** What a control call replaces as a whole: one market's state leaves those of the others. */
const overrideOf = ({ world }: ControlCall<unknown>, { match_id: id }: Params) => world.fixtures.override(String(id));

/** States by their names in docs/qa/check.md. Any upstream may offer them; here each is a control call. */
const STATES: Readonly<Record<string, Reach>> = {
  'member.balance': (call, params) => {
    const { account, balance } = checkedBody(Balance, params);
    const member = call.world.members.byAccount(account);
    const had = member === undefined ? '0' : call.world.balance(member.id);
    return control(call, 'members/{id}', account, { adjust: subtractAmounts(balance, had) });
  },
  'member.banned': (call, { account, banned = true }) =>
    control(call, 'members/{id}', account, { bans: banned === true ? ['bet'] : [] }),
  'match.ended': (call, { ft, ht, ...params }) => ofMatch(call, params, { result: { ft, ht } }),
  'match.postponed': (call, { start_time, ...params }) => ofMatch(call, params, { start_time }),
  'match.void': (call, params) => ofMatch(call, params, { void: true }),
  'market.suspended': (call, { market, suspended = true, ...params }) => {
    const others = (overrideOf(call, params)?.suspended ?? []).filter((each) => each !== market);
    return ofMatch(call, params, { suspended: suspended === true ? [...others, market] : others });
  },
  'price.moved': (call, { market, outcome, odds, ...params }) => {
    const moved = { [`${String(market)}:${String(outcome)}`]: odds };
    return ofMatch(call, params, { odds: { ...overrideOf(call, params)?.odds, ...moved } });
  },
  'limits.set': (call, { game, ...limits }) => control(call, 'limits/{game}', game, limits),
  'game.status': (call, { game, status = GAME_STATUS.disabled }) => {
    const id = v.is(LimitedGame, game) ? PRODUCT_IDS[game] : game;
    return control(call, 'games/{id}', id, { status });
  },
  'draw.result': (call, { id, ...result }) => control(call, 'draws/{id}', id, result),
  'order.status': (call, { order_id: id, status }) => control(call, 'orders/{id}', id, { status }),
  'clock.moved': (call, { seconds }) => control(call, 'clock', undefined, { advance: seconds }),
  'code.sent': ({ world }, { target }) => {
    const sent = world.verification.waiting().find((each) => each.target === target);
    if (sent === undefined)
      throw new Refusal('notFound', `No code waits for ${String(target)}`, { field: 'params.target' });
    return { code: sent.code };
  },
};

const answered = (data: unknown) => ({ code: 0, msg: 'ok', data: data ?? {} });

/** The states endpoint of a test system, for `slipway check --states`. It answers like the upstream. */
export const stateRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'GET',
    path: 'states',
    what: 'The states that this upstream can be brought to, in the envelope of its other answers',
    handle: () => answered(Object.keys(STATES)),
  }),
  defineControl({
    method: 'POST',
    path: 'states',
    what: 'Bring the world to a state: { state: "match.ended", params: { match_id, ft, ht } }',
    body: v.strictObject({
      state: v.picklist(Object.keys(STATES)),
      params: v.optional(v.record(v.string(), v.unknown()), {}),
    }),
    handle: (call) => answered(STATES[call.body.state]?.(call, call.body.params)),
  }),
];
