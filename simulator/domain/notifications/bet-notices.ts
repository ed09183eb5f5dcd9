import type { BetNotice } from '#contract/entities';
import type { Language } from '#contract/brand';
import { compareAmounts, truncateAmount } from '#engine/money';
import { noticeTexts } from '#fixtures/world';
import type { NotificationsContext } from './context.ts';
import { liveSubscription, subscriptionsOf, topicOf } from './subscriptions.ts';

const MINUTE_MS = 60_000;
/** Waits between attempts, on the world's clock. */
const REPEAT_AFTER_MS = [1, 5, 30].map((minutes) => minutes * MINUTE_MS);
const MAX_ATTEMPTS = REPEAT_AFTER_MS.length + 1;
/** The subscription no longer exists (RFC 8030). */
const GONE: ReadonlySet<number> = new Set([404, 410]);

export interface SettledBet extends Pick<BetNotice, 'bet' | 'game' | 'state' | 'payout' | 'currency'> {
  /** A return at or below it is no win. Missing in notices stored by an older build. */
  readonly stake?: string;
}

interface NoticeDoc {
  readonly subscription: string;
  readonly bet: SettledBet;
  readonly attempts: number;
}

/** Schedules a notification to the player's browsers. Settlement does not depend on it. */
export function notifySettled(world: NotificationsContext, memberId: string, bet: SettledBet): void {
  for (const { id: subscription } of subscriptionsOf(world, memberId)) {
    const notice: NoticeDoc = { subscription, bet, attempts: 0 };
    const id = world.records.add('notice', memberId, world.now(), notice);
    world.jobs.add('sendNotice', id, world.now());
  }
}

/** Sends one attempt. The next is scheduled first, so that a restart in between loses none. */
export function sendNotice(world: NotificationsContext, id: string): void {
  const notice = world.records.find<NoticeDoc>('notice', id);
  if (notice === undefined) return;
  const { subscription, bet, attempts } = notice.doc;
  const to = liveSubscription(world, subscription);
  // Another player may use the browser by now.
  const isOwn = world.records.find('pushSubscription', subscription)?.memberId === notice.memberId;
  if (to === undefined || !isOwn || attempts >= MAX_ATTEMPTS) return world.records.remove(id);
  const isOnTheWay = world.webPush.onTheWay.has(id);
  const made = isOnTheWay ? attempts : attempts + 1;
  // From the present time, not this job's instant: otherwise a clock that is set forward would make all attempts at once.
  world.jobs.add('sendNotice', id, world.clock.now() + (REPEAT_AFTER_MS[made - 1] ?? MINUTE_MS));
  if (isOnTheWay) return;
  world.records.change(id, 0, { ...notice.doc, attempts: made });
  const { endpoint, p256dh, auth, language } = to;
  const text = JSON.stringify(noticeOf(bet, language));
  world.webPush.outbox.add({ id, endpoint, p256dh, auth, topic: topicOf(bet.bet), text });
}

/** Removes delivered notices and dead subscriptions. @param status undefined without an answer */
export function noticeAnswered(world: NotificationsContext, id: string, status: number | undefined): void {
  const notice = world.records.find<NoticeDoc>('notice', id);
  if (notice === undefined || status === undefined) return;
  const isGone = GONE.has(status);
  if (isGone) world.records.remove(notice.doc.subscription);
  if (!isGone && (status < 200 || status > 299)) return;
  world.records.remove(id);
  world.jobs.doneFor('sendNotice', id);
}

export function noticeOf({ stake = '0', ...bet }: SettledBet, language: Language): BetNotice {
  const { title, won, wonLess, lost, lostInPart, void: isVoid } = noticeTexts(language);
  const isPaid = compareAmounts(bet.payout, '0') > 0;
  const isGain = compareAmounts(bet.payout, stake) > 0;
  const text = { won: isGain ? won : wonLess, lost: isPaid ? lostInPart : lost, void: isVoid }[bet.state]
    .replace('{{bet}}', () => bet.bet)
    .replace('{{payout}}', () => shownAmount(bet.payout, language))
    .replace('{{currency}}', () => bet.currency);
  return { v: 1, kind: 'betSettled', ...bet, language, title, text };
}

/** Up to this many decimals a currency is written in full. */
const WRITTEN_PLACES = 3;

/** Without trailing zeros beyond two of USDT's six decimals, as in the app. */
function shownAmount(payout: string, language: Language): string {
  const places = payout.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    minimumFractionDigits: places <= WRITTEN_PLACES ? places : 2,
    maximumFractionDigits: places,
  });
  // ECMA-402 formats decimal strings exactly; a number would lose digits.
  return format.format(truncateAmount(payout, places) as `${number}`);
}
