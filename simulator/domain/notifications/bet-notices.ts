import type { BetNotice } from '#contract/entities';
import type { Language } from '#contract/brand';
import { compareAmounts, truncateAmount } from '#engine/money';
import { noticeTexts } from '#fixtures/world';
import type { NotificationsContext } from './context.ts';
import { liveSubscription, subscriptionsOf, topicOf } from './subscriptions.ts';

const MINUTE_MS = 60_000;
/** After each attempt but the last, how long to wait for the next, on the world's clock. */
const REPEAT_AFTER_MS = [1, 5, 30].map((minutes) => minutes * MINUTE_MS);
const MAX_ATTEMPTS = REPEAT_AFTER_MS.length + 1;
/** Push services answer so for a subscription that is no more (RFC 8030). */
const GONE: ReadonlySet<number> = new Set([404, 410]);

export interface SettledBet extends Pick<BetNotice, 'bet' | 'game' | 'state' | 'payout' | 'currency'> {
  /** What it cost: a return that is not above it is not called a win. Notices that an older build has stored lack it. */
  readonly stake?: string;
}

interface NoticeDoc {
  readonly subscription: string;
  readonly bet: SettledBet;
  readonly attempts: number;
}

/** Schedules a notification to every browser of the player. The settlement goes on, whatever comes of it. */
export function notifySettled(world: NotificationsContext, memberId: string, bet: SettledBet): void {
  for (const { id: subscription } of subscriptionsOf(world, memberId)) {
    const notice: NoticeDoc = { subscription, bet, attempts: 0 };
    const id = world.records.add('notice', memberId, world.now(), notice);
    world.jobs.add('sendNotice', id, world.now());
  }
}

/** One attempt to send a notification. The next is scheduled before it, so that a restart in between loses none. */
export function sendNotice(world: NotificationsContext, id: string): void {
  const notice = world.records.find<NoticeDoc>('notice', id);
  if (notice === undefined) return;
  const { subscription, bet, attempts } = notice.doc;
  const to = liveSubscription(world, subscription);
  // The browser may be another player's by now.
  const isOwn = world.records.find('pushSubscription', subscription)?.memberId === notice.memberId;
  if (to === undefined || !isOwn || attempts >= MAX_ATTEMPTS) return world.records.remove(id);
  const isOnTheWay = world.webPush.onTheWay.has(id);
  const made = isOnTheWay ? attempts : attempts + 1;
  // By the clock, not by the instant of this job: a clock that is set forward would make all attempts at once.
  world.jobs.add('sendNotice', id, world.clock.now() + (REPEAT_AFTER_MS[made - 1] ?? MINUTE_MS));
  if (isOnTheWay) return;
  world.records.change(id, 0, { ...notice.doc, attempts: made });
  const { endpoint, p256dh, auth, language } = to;
  const text = JSON.stringify(noticeOf(bet, language));
  world.webPush.outbox.add({ id, endpoint, p256dh, auth, topic: topicOf(bet.bet), text });
}

/** Takes away what a push service has delivered, and a subscription that is gone. @param status undefined if the service did not answer */
export function noticeAnswered(world: NotificationsContext, id: string, status: number | undefined): void {
  const notice = world.records.find<NoticeDoc>('notice', id);
  if (notice === undefined || status === undefined) return;
  const isGone = GONE.has(status);
  if (isGone) world.records.remove(notice.doc.subscription);
  if (!isGone && (status < 200 || status > 299)) return;
  world.records.remove(id);
  world.jobs.doneFor('sendNotice', id);
}

/** What is sent, in a language. */
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

/** A currency with up to three places is written with all of them. */
const WRITTEN_PLACES = 3;

/** An amount with the places it has, but no idle zeros beyond two of USDT's six, as in the app. */
function shownAmount(payout: string, language: Language): string {
  const places = payout.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    minimumFractionDigits: places <= WRITTEN_PLACES ? places : 2,
    maximumFractionDigits: places,
  });
  // ECMA-402 formats decimal text exactly; a number would lose digits.
  return format.format(truncateAmount(payout, places) as `${number}`);
}
