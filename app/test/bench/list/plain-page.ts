// The same list without any library: same rows, same styles, same windowing, as little work as its author could think of.
import '#app/styles/layers.css';
import '#app/styles/base.css';
import type { Match } from '#contract/entities';
import * as clock from '#app/features/betting/sports/row/match-clock.module.css';
import * as cells from '#app/features/betting/sports/row/market-cells.module.css';
import * as teams from '#app/features/betting/sports/row/match-teams.module.css';
import * as row from '#app/features/betting/sports/row/match-row.module.css';
import * as rows from '#app/features/betting/sports/lobby/match-rows.module.css';
import * as mark from '#app/features/betting/sports/row/name-mark.module.css';
import * as star from '#app/features/betting/sports/row/star-button.module.css';
import * as button from '#app/ui/odds-button.module.css';
import { measurable } from './probe.ts';
import { answer, matches, type Change } from './world.ts';

const OVERSCAN = 6;
const MARK_MS = 10_000;
const POLL_MS = 5_000;
const SIDES = ['w', 'd', 'l'] as const;
const KINDS = ['wl', 'handicap'] as const;
type Kind = (typeof KINDS)[number];
/** Of the pictures beside names (name-mark.tsx). */
const [TONES, CUTS] = [12, 8];

interface Mark {
  readonly direction: string;
  readonly was: string;
  readonly atMs: number;
}

const odds = new Map<string, string>();
const marks = new Map<string, Mark>();
const picked = new Set<string>();
const buttons = new Map<string, HTMLElement>();
const keyOf = (id: string, kind: string, outcome: string) => `${id} ${kind} ${outcome}`;
for (const { match_id: id, markets } of matches) {
  for (const { kind, outcomes } of markets)
    for (const each of outcomes) odds.set(keyOf(id, kind, each.outcome), each.odds);
}

const page = document.getElementById('page') as HTMLElement;
const list = document.createElement('ul');
list.className = rows.list ?? '';
list.dataset['placed'] = '';
page.append(list);

const STAR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M11.5 2.3a.5.5 0 0 1 1 0l2.3 4.7 5.2.8-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L5 7.8l5.2-.8z"></path></svg>';

const LABELS = { w: '−1', d: 'X', l: '+1' };
const PRICE = `<span class="${button.value}" translate="no"></span>`;
const priceOf = (kind: Kind, side: (typeof SIDES)[number]) =>
  `<button type="button" class="${button.odds}" aria-pressed="false" data-kind="${kind}" data-outcome="${side}">${kind === 'wl' ? '' : `<span class="${button.label}">${LABELS[side]}</span>`}${PRICE}</button>`;
const TEAM = `<span class="${teams.team}"><i class="${mark.mark}" aria-hidden="true"></i><bdi></bdi> </span>`;
const template = document.createElement('template');
template.innerHTML = `<li class="${rows.item}"><div class="${row.row}">
  <button type="button" class="${star.star}" aria-pressed="false">${STAR}</button>
  <a class="${row.match}" href="#"><span class="${row.when}"><time class="${clock.time}"><b></b></time><bdi><i class="${mark.mark}" data-flag="true" aria-hidden="true"></i><span></span></bdi></span><span class="${row.teams}">${TEAM}${TEAM}</span></a>
  <div class="${row.markets}">${KINDS.map(
    (kind) =>
      `<div class="${cells.cells}" role="group" data-kind="${kind}">${SIDES.map((side) => priceOf(kind, side)).join('')}</div>`,
  ).join('')}</div>
  <a class="${row.more}" href="#">+3</a></div></li>`;

const OUTCOME = {
  w: (match: Match) => `${match.home} to win`,
  d: () => 'Draw',
  l: (match: Match) => `${match.away} to win`,
};
const byId = new Map(matches.map((match) => [match.match_id, match]));

function paint(key: string): void {
  const element = buttons.get(key);
  if (element === undefined) return;
  const [id = '', , outcome = 'w'] = key.split(' ');
  const match = byId.get(id) as Match;
  const now = odds.get(key) ?? '';
  const mark = marks.get(key);
  const name = `${OUTCOME[outcome as 'w'](match)}, ${match.home} against ${match.away}, odds ${now}`;
  element.setAttribute('aria-label', mark === undefined ? name : `${name}, ${mark.direction} from ${mark.was}`);
  if (mark === undefined) delete element.dataset['moved'];
  else element.dataset['moved'] = mark.direction;
  (element.lastElementChild as HTMLElement).textContent = now;
}

const shown = new Map<number, HTMLElement>();
let height = 0;

function make(index: number): HTMLElement {
  const match = matches[index] as Match;
  const item = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  item.setAttribute('aria-posinset', String(index + 1));
  item.setAttribute('aria-setsize', String(matches.length));
  const names = item.querySelectorAll<HTMLElement>('bdi');
  const time = item.querySelector('b') as HTMLElement;
  time.textContent = new Date(match.start_time).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' });
  [match.league.name, match.home, match.away].forEach((name, at) => {
    const place = names[at] as HTMLElement;
    place.title = name;
    (place.querySelector('span') ?? place).textContent = name;
  });
  item.querySelectorAll<HTMLElement>('i').forEach((picture, at) => {
    picture.dataset['tone'] = String((index + at) % TONES);
    picture.dataset['cut'] = String((index + at) % CUTS);
  });
  for (const group of item.querySelectorAll('[role=group]'))
    group.setAttribute('aria-label', `${group.getAttribute('data-kind')}, ${match.home} against ${match.away}`);
  for (const each of item.querySelectorAll<HTMLElement>('button[data-kind]')) {
    const key = keyOf(match.match_id, each.dataset['kind'] ?? '', each.dataset['outcome'] ?? '');
    each.dataset['key'] = key;
    each.setAttribute('aria-pressed', String(picked.has(key)));
    buttons.set(key, each);
    paint(key);
  }
  return item;
}

function place(): void {
  const top = list.getBoundingClientRect().top;
  const first = Math.max(0, Math.floor(-top / height) - OVERSCAN);
  const last = Math.min(matches.length - 1, Math.ceil((innerHeight - top) / height) + OVERSCAN);
  for (const [index, item] of shown) {
    if (index >= first && index <= last) continue;
    for (const each of item.querySelectorAll<HTMLElement>('[data-key]')) buttons.delete(each.dataset['key'] ?? '');
    item.remove();
    shown.delete(index);
  }
  for (let index = first; index <= last; index += 1) {
    if (shown.has(index)) continue;
    const item = make(index);
    item.style.top = `${index * height}px`;
    list.append(item);
    shown.set(index, item);
  }
}

const waiting = new Map<string, string>();
function write(): void {
  const now = performance.now();
  for (const [key, price] of waiting) {
    const was = odds.get(key) ?? '';
    if (was === price) continue;
    odds.set(key, price);
    marks.delete(key);
    marks.set(key, { direction: Number(price) > Number(was) ? 'up' : 'down', was, atMs: now });
    paint(key);
  }
  waiting.clear();
}
function take(key: string, price: string): void {
  if (waiting.size === 0) requestAnimationFrame(write);
  waiting.set(key, price);
}

const probe = make(0);
list.append(probe);
height = probe.offsetHeight;
probe.remove();
list.style.height = `${height * matches.length}px`;
place();
addEventListener('scroll', () => requestAnimationFrame(place), { passive: true });
list.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-key]');
  const key = pressed?.dataset['key'];
  if (!pressed || key === undefined) return;
  if (!picked.delete(key)) picked.add(key);
  pressed.setAttribute('aria-pressed', String(picked.has(key)));
});
setInterval(() => {
  const oldest = performance.now() - MARK_MS;
  for (const [key, { atMs }] of marks) {
    if (atMs > oldest) break;
    marks.delete(key);
    paint(key);
  }
}, 1_000);
setInterval(() => {
  const text = JSON.stringify(answer(`/sports/api/v1/soccer?start=${Math.min(...shown.keys())}&limit=${shown.size}`));
  const { data } = JSON.parse(text) as { data: { matches: Match[] } };
  for (const { match_id: id, markets } of data.matches) {
    for (const { kind, outcomes } of markets) {
      for (const each of outcomes) {
        const key = keyOf(id, kind, each.outcome);
        if (odds.get(key) !== each.odds) take(key, each.odds);
      }
    }
  }
}, POLL_MS);

measurable((changes: readonly Change[]) => {
  for (const { matchId, market, outcome, odds: price } of changes) take(keyOf(matchId, market, outcome), price);
});
