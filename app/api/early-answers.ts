import { type Row, rowPath } from '#contract/wire';
import { type Outcome, readAnswer } from './read-answer.ts';

/** An answer, with the local monotonic times of its request. */
export interface TimedAnswer {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
  /** What it says, where it has been read already. */
  readonly outcome?: Outcome<unknown>;
}

/** What the page's first script has sent before the app was there (cli/build/frame-script.ts), by address. */
interface EarlyRequest {
  readonly language: string;
  readonly sentAt: number;
  answer: Promise<TimedAnswer>;
}

/** Older answers are sent for again: odds may have moved. */
const FRESH_MS = 8_000;

const early = () => (globalThis as { slipwayEarly?: Record<string, EarlyRequest> }).slipwayEarly;

/**
 * Reads the answers to the early requests of a row before they are taken: the processor has nothing else to do while the code of what shows
 * them comes.
 */
export function readEarly(row: Row, params: Readonly<Record<string, string>>): void {
  const path = rowPath(row, params);
  for (const [address, request] of Object.entries(early() ?? {})) {
    if (address.split('?')[0] !== path) continue;
    const read = request.answer.then(async (timed) => ({
      ...timed,
      outcome: await readAnswer(row, timed.response, request.language),
    }));
    // Who takes it hears of a failure.
    read.catch(() => undefined);
    request.answer = read;
  }
}

/** The answer to a request that was sent early, once; undefined if there is none, in this language, or it is too old. */
export function takeEarlyAnswer(address: string, language: string | undefined): Promise<TimedAnswer> | undefined {
  const requests = early();
  const request = requests?.[address];
  if (requests === undefined || request === undefined) return undefined;
  delete requests[address];
  const isFresh = request.language === language && performance.now() - request.sentAt < FRESH_MS;
  return isFresh ? request.answer : undefined;
}
