import { RIGHT_TO_LEFT } from '#contract/brand';

/** The bets that my bets showed last (app/features/betting/my-bets/list/last-bets.ts). */
export const LAST_BETS_KEY = 'slipway.lastBets.v1';

/**
 * The script of the offline page, where no module of the app exists. Shows the bets that the signed-in player of this browser saw
 * last, and when. Stored data is untrusted: it becomes text or nothing.
 */
export const OFFLINE_SCRIPT = `(() => {
  const page = document.documentElement;
  const { texts } = JSON.parse(document.getElementById('offline-texts').textContent);
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name));
    } catch {}
  };
  const isSignedIn = () => {
    try {
      return localStorage.getItem('token') !== null;
    } catch {}
  };
  // Times in the country's format, as in the app.
  const regional = () => navigator.languages.find((each) => each.toLowerCase().split('-')[0] === page.lang) ?? page.lang;
  const offered = Object.keys(texts);
  const preferred = navigator.languages.map((each) => each.toLowerCase().split('-')[0]);
  page.lang = [stored('slipway.language.v1'), ...preferred].find((each) => offered.includes(each)) ?? page.lang;
  page.dir = ${RIGHT_TO_LEFT}.test(new Intl.Locale(page.lang).maximize().script) ? 'rtl' : 'ltr';
  const t = texts[page.lang];
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = t[node.dataset.text];
  document.title = t.title;
  addEventListener('online', () => location.reload());

  const add = (parent, name, text, attributes = {}) => {
    const node = document.createElement(name);
    if (text !== undefined) node.textContent = String(text);
    for (const each of Object.keys(attributes)) node.setAttribute(each, attributes[each]);
    parent.append(node);
    return node;
  };
  const list = (value) => (Array.isArray(value) ? value : []);
  const place = document.getElementById('bets');
  const kept = isSignedIn() ? stored('${LAST_BETS_KEY}') : undefined;
  let shown = 0;
  for (const tab of ['active', 'settled']) {
    const { at, lang, bets } = kept?.[tab] ?? {};
    if (typeof at !== 'number' || list(bets).length === 0) continue;
    shown += 1;
    add(place, 'h3', t[tab]);
    const time = new Intl.DateTimeFormat(regional(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
    add(place, 'p', t.asOf.replace('{{time}}', time), { class: 'offline-note', 'data-at': at });
    const cards = add(place, 'ul', undefined, { class: 'offline-bets', lang: typeof lang === 'string' ? lang : page.lang });
    for (const bet of list(bets)) {
      const card = add(cards, 'li', undefined, { 'data-state': bet?.state });
      add(card, 'p', list(bet?.head).join(' · '), { class: 'offline-head' });
      for (const pick of list(bet?.picks)) add(card, 'p', list(pick).join(' · '));
      const facts = add(card, 'dl');
      for (const fact of list(bet?.facts)) {
        const pair = add(facts, 'div');
        add(pair, 'dt', list(fact)[0]);
        add(pair, 'dd', list(fact)[1]);
      }
    }
  }
  if (shown === 0) add(place, 'p', t.none, { class: 'offline-note' });
})();
`;

export const OFFLINE_STYLE = `.offline {
  display: grid;
  gap: var(--space-4);
  max-inline-size: 44rem;
  margin-inline: auto;
  padding: var(--space-5) var(--space-4) var(--space-7);
}
.offline h1, .offline h2, .offline h3 {
  line-height: 1.25;
}
.offline h2, .offline h3 {
  margin-block-start: var(--space-4);
}
.offline p, .offline dd, .offline dt {
  overflow-wrap: break-word;
}
.offline h1 {
  font-size: 1.5rem;
}
.offline h2 {
  font-size: 1.25rem;
}
.offline h3 {
  font-size: 1rem;
}
.offline-note, .offline dt {
  color: var(--color-muted);
}
.offline a {
  justify-self: start;
  align-content: center;
  min-block-size: 2.75rem;
  padding-inline: var(--space-5);
  border-radius: var(--radius);
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-weight: 600;
}
.offline a:focus-visible {
  outline: 3px solid var(--color-focus, currentcolor);
  outline-offset: 2px;
}
.offline-bets {
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-2);
}
.offline-bets li {
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  background: var(--color-surface);
}
.offline-head {
  font-weight: 600;
}
.offline dl {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
}
.offline dd {
  font-weight: 600;
  white-space: nowrap;
}
`;
