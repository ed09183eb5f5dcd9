/** Title and text by language, for a message that cannot be read. */
export type NoticeWords = Readonly<Record<string, readonly [title: string, text: string]>>;

/**
 * The part of the service worker that shows notifications of settled bets. The upstream encrypts a message for this browser
 * (`BetNotice` in contract/entities/web-push.ts), but its version may differ. One of another shape is shown as "there is news",
 * because browsers demand a notification for each message. The address to open is made here from the bet's game and number.
 */
export const noticeHandlers = (words: NoticeWords, defaultLanguage: string): string => `
const NEWS = ${JSON.stringify(words)};
const BET = /^[\\w.:-]{1,64}$/;
const isText = (text, most) => typeof text === 'string' && text.length > 0 && text.length <= most;

function noticeOf(data) {
  try {
    const { v, kind, game, bet, language, title, text } = data.json();
    const isBet = isText(game, 40) && BET.test(game) && isText(bet, 64) && BET.test(bet);
    if (v === 1 && kind === 'betSettled' && isBet && isText(title, 80) && isText(text, 240)) {
      const lang = isText(language, 2) ? language : '';
      return { title, body: text, lang, tag: 'bet.' + bet, data: { bet: game + '.' + bet } };
    }
  } catch {
    // No data, or not JSON.
  }
  const lang = navigator.languages.map((each) => each.slice(0, 2)).find((each) => Object.hasOwn(NEWS, each)) ?? ${JSON.stringify(defaultLanguage)};
  const [title, body] = NEWS[lang];
  return { title, body, lang, tag: 'bets', data: {} };
}

addEventListener('push', (event) => {
  const { title, ...options } = noticeOf(event.data);
  event.waitUntil(registration.showNotification(title, { ...options, icon: '/brand/icon-192.png' }));
});

async function openBets(bet) {
  const path = '/my-bets' + (isText(bet, 110) ? '?bet=' + encodeURIComponent(bet) : '');
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => isOfApp(new URL(url).pathname));
  if (open === undefined) return clients.openWindow(path);
  // The page navigates by itself: a reload would lose what is being typed or sent.
  open.postMessage({ go: path });
  return open.focus();
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openBets(event.notification.data?.bet));
});

addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const options = event.oldSubscription?.options;
    if (options) await registration.pushManager.subscribe(options).catch(() => undefined);
    // Only a page, which has the token, can tell the upstream: an open one, or the next.
    for (const page of await clients.matchAll({ type: 'window' })) page.postMessage({});
  };
  event.waitUntil(renew());
});
`;
