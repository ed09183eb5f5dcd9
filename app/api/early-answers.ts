/** An answer, with the local monotonic times of its request. */
export interface TimedAnswer {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** What the page's first script has sent before the app was there (cli/build/frame-script.ts), by address. */
interface EarlyRequest {
  readonly language: string;
  readonly sentAt: number;
  readonly answer: Promise<TimedAnswer>;
}

/** Older answers are sent for again: odds may have moved. */
const FRESH_MS = 8_000;

/** The answer to a request that was sent early, once; undefined if there is none, in this language, or it is too old. */
export function takeEarlyAnswer(address: string, language: string | undefined): Promise<TimedAnswer> | undefined {
  const { slipwayEarly: requests } = globalThis as { slipwayEarly?: Record<string, EarlyRequest> };
  const request = requests?.[address];
  if (requests === undefined || request === undefined) return undefined;
  delete requests[address];
  const isFresh = request.language === language && performance.now() - request.sentAt < FRESH_MS;
  return isFresh ? request.answer : undefined;
}
