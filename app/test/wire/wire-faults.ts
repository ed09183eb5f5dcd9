import type { Delivery, Reply } from './tcp-proxy.ts';

/** What a fault does to one delivery of the press. */
type Strike = (delivery: Delivery, nth: number) => Promise<void> | void;

/** What happens to the page, besides the wire. */
export type PageFault =
  | 'reload'
  | 'reopen'
  | 'twoTabs'
  | 'twoForms'
  | 'offline'
  | 'storageFull'
  | 'storageBlocked'
  | 'storageCleared'
  | 'clockAhead'
  | 'clockBack'
  | ClockStep;

/** The clock of the device is set after the press, by so many milliseconds. */
export const CLOCK_STEPS = {
  stepAhead: 7_200_000,
  stepBack: -7_200_000,
  stepMinutes: 180_000,
  stepSeconds: -5_000,
} as const;
export type ClockStep = keyof typeof CLOCK_STEPS;

export interface WireFault {
  /** Which deliveries of the press it strikes; the others pass. */
  readonly strikes?: 'first' | 'every';
  readonly wire?: Strike;
  readonly page?: PageFault;
  /** What happens once the player has read the outcome; then the page is loaded again, and something else of the row is pressed. */
  readonly next?: ClockStep | 'storageCleared';
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const html = (status: number): Reply => ({
  status,
  headers: HTML,
  body: Buffer.from('<!doctype html><title>-</title><h1>Please wait</h1>'),
});
const bare = (status: number, headers: Reply['headers'] = {}): Reply => ({ status, headers, body: Buffer.alloc(0) });
const json = (status: number, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from('{"code":9999,"msg":"","data":null}'),
});

const before =
  (reply: Reply): Strike =>
  (delivery) =>
    delivery.answer(reply);
const after =
  (reply: Reply): Strike =>
  async (delivery) => {
    await delivery.forward();
    delivery.answer(reply);
  };
/** The server's clocks come with an answer of its own proxy, too. */
const never: Strike = () => undefined;
const pass: Strike = async (delivery) => delivery.answer(await delivery.forward());
const late =
  (ms: number): Strike =>
  async (delivery) => {
    const reply = await delivery.forward();
    await delivery.wait(ms);
    delivery.answer(reply);
  };
const lateRequest =
  (ms: number): Strike =>
  async (delivery) => {
    await delivery.wait(ms);
    delivery.answer(await delivery.forward());
  };
const again =
  (ms: number): Strike =>
  async (delivery) => {
    delivery.answer(await delivery.forward());
    await delivery.wait(ms);
    await delivery.forward();
  };
const half = ({ body }: Reply) => Math.floor(body.length / 2);

const loseByReset: Strike = async (delivery) => {
  await delivery.forward();
  delivery.reset();
};
const loseByEnd: Strike = async (delivery) => {
  await delivery.forward();
  delivery.end();
};
const resetInBody: Strike = async (delivery) => {
  const reply = await delivery.forward();
  delivery.answerPart(reply, half(reply));
  // What was written is sent before the reset.
  await new Promise((resolve) => setTimeout(resolve, 5));
  delivery.reset();
};
const cutJson: Strike = async (delivery) => {
  const reply = await delivery.forward();
  delivery.answer({ ...reply, body: reply.body.subarray(0, half(reply)) });
};
const hangAfter: Strike = async (delivery) => void (await delivery.forward());
const twice: Strike = async (delivery) => {
  const [, second] = await Promise.all([delivery.forward(), delivery.forward()]);
  delivery.answer(second);
};
/** Of another version of the upstream: the answer is there, and not where the contract has it. */
const otherVersion: Strike = async (delivery) => {
  const reply = await delivery.forward();
  const body = Buffer.from(`{"code":0,"msg":"","data":{"version":2,"result":${reply.body.toString('utf8')}}}`);
  delivery.answer({ ...reply, status: 200, body });
};
const OTHER_CALL = Buffer.from(
  '{"code":0,"msg":"","data":{"bet":{"bet_id":"of-another"},"order":{"order_id":"of-another"}}}',
);
const otherCall: Strike = async (delivery) =>
  delivery.answer({ ...(await delivery.forward()), status: 200, body: OTHER_CALL });
/** A proxy that answers for two: the second answer belongs to no request. */
const twoAnswers: Strike = async (delivery) => {
  const reply = await delivery.forward();
  delivery.answer(reply);
  delivery.answer({ ...reply, status: 200, body: OTHER_CALL });
};
const longerThanSaid: Strike = async (delivery) => {
  const reply = await delivery.forward();
  delivery.answer({ ...reply, body: reply.body.subarray(0, half(reply)) });
  delivery.more(reply.body.subarray(half(reply)));
};
const shorterThanSaid: Strike = async (delivery) => {
  const reply = await delivery.forward();
  delivery.answerPart(reply, half(reply));
  delivery.end();
};
const trickle: Strike = async (delivery) => {
  const reply = await delivery.forward();
  const step = Math.ceil(reply.body.length / 8);
  delivery.answerPart(reply, step);
  for (let sent = step; sent < reply.body.length; sent += step) {
    await delivery.wait(1_000);
    delivery.more(reply.body.subarray(sent, sent + step));
  }
};
/** 307 makes the browser send the request again, to the same place. */
const redirectAgain: Strike = async (delivery) => {
  await delivery.forward();
  delivery.answer(bare(307, { location: delivery.request.path }));
};

/** The upstream refuses a repeat by the browser; it accepted the first delivery. */
const loseThenBusy: Strike = (delivery, nth) =>
  nth === 1
    ? loseByReset(delivery, nth)
    : delivery.answer({
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': '120' },
        body: Buffer.from('{"code":1029,"msg":"","data":null}'),
      });

const both = (name: string, wire: Strike): Record<string, WireFault> => ({
  [`${name}, once`]: { strikes: 'first', wire },
  [`${name}, each time`]: { strikes: 'every', wire },
});
const once = (name: string, wire: Strike): Record<string, WireFault> => ({ [name]: { strikes: 'first', wire } });

/** Everything that can happen to one press, under the name that the table shows. */
export const WIRE_FAULTS: Readonly<Record<string, WireFault>> = {
  none: {},
  ...both('answer lost by RST', loseByReset),
  ...both('answer lost by FIN', loseByEnd),
  'answer lost, turned away (429) when sent again': { strikes: 'every', wire: loseThenBusy },
  ...both('request lost by RST', (delivery) => delivery.reset()),
  ...both('request lost by FIN', (delivery) => delivery.end()),
  ...both('reset in the body', resetInBody),
  ...both('cut JSON', cutJson),
  ...both('500 after', after(json(500))),
  ...both('HTML 502 before', before(html(502))),
  ...both('HTML 502 after', after(html(502))),
  ...both('hang before', never),
  ...both('hang after', hangAfter),
  ...once('answer 10 s late', late(10_000)),
  ...once('answer 40 s late', late(40_000)),
  ...once('request 10 s late', lateRequest(10_000)),
  ...once('request 40 s late', lateRequest(40_000)),
  ...once('delivered twice in parallel', twice),
  ...once('delivered again 10 s later', again(10_000)),
  ...once('delivered again 40 s later', again(40_000)),
  ...once('401 HTML after', after(html(401))),
  ...once('403 HTML after', after(html(403))),
  ...both('captive portal', before(html(200))),
  ...once('302 to a page, after', after(bare(302, { location: '/portal' }))),
  ...once('307 to itself, after', redirectAgain),
  ...both('204 after', after(bare(204))),
  ...both('empty 200 after', after(bare(200))),
  ...both('429 after', after(json(429, { 'retry-after': '1' }))),
  ...once('trickle (7 s)', trickle),
  ...once("another call's data", otherCall),
  ...once('data of another version', otherVersion),
  ...once('two answers on one connection', twoAnswers),
  ...once('body larger than announced', longerThanSaid),
  ...once('body smaller than announced', shorterThanSaid),
  reload: { strikes: 'first', wire: hangAfter, page: 'reload' },
  'reload, never arrived': { strikes: 'first', wire: never, page: 'reload' },
  'close and reopen': { strikes: 'first', wire: hangAfter, page: 'reopen' },
  'two tabs': { strikes: 'first', wire: pass, page: 'twoTabs' },
  'two tabs, answer lost': { strikes: 'first', wire: loseByReset, page: 'twoTabs' },
  'two tabs, two requests': { strikes: 'first', wire: pass, page: 'twoForms' },
  'two tabs, two requests, answer lost': { strikes: 'first', wire: loseByReset, page: 'twoForms' },
  'offline for 10 s': { strikes: 'first', wire: never, page: 'offline' },
  'storage full': { page: 'storageFull' },
  'storage blocked': { page: 'storageBlocked' },
  'storage cleared after the press': { strikes: 'first', wire: hangAfter, page: 'storageCleared' },
  'clock set 2 h ahead after the press': { strikes: 'first', wire: hangAfter, page: 'stepAhead' },
  'clock set 2 h back after the press': { strikes: 'first', wire: hangAfter, page: 'stepBack' },
  'clock set 3 min ahead after the press': { strikes: 'first', wire: hangAfter, page: 'stepMinutes' },
  'clock set 5 s back after the press': { strikes: 'first', wire: hangAfter, page: 'stepSeconds' },
  'clock set 2 h ahead after the answer, reload, next press': { next: 'stepAhead' },
  'clock set 2 h back after the answer, reload, next press': { next: 'stepBack' },
  'clock set 3 min ahead after the answer, reload, next press': { next: 'stepMinutes' },
  'clock set 5 s back after the answer, reload, next press': { next: 'stepSeconds' },
  'storage cleared after the answer, reload, next press': { next: 'storageCleared' },
  'clock an hour ahead': { strikes: 'first', wire: loseByReset, page: 'clockAhead' },
  'clock an hour behind': { strikes: 'first', wire: loseByReset, page: 'clockBack' },
};
