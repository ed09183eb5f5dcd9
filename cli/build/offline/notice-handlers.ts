/** What a notification says that cannot be read, by language: its title and its text. */
export type NoticeWords = Readonly<Record<string, readonly [title: string, text: string]>>;

/**
 * The part of the service worker that shows notifications of settled bets, as text. A message was encrypted for this browser by the upstream
 * (`BetNotice` in contract/entities/web-push.ts), but may be of another version: what does not have its shape is shown as "there is news",
 * because browsers demand that each message shows something. The address that a press opens is made here, of the bet's game and number.
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
    // No data, or no JSON.
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
  // The page goes there by itself: to load it anew would cost what is being typed or sent.
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
    // The upstream learns of it from a page, which has the token: an open one, or the next.
    for (const page of await clients.matchAll({ type: 'window' })) page.postMessage({});
  };
  event.waitUntil(renew());
});
`;
