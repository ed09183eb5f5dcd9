/** What the page has noted by the scripts below. */
export interface Seen {
  firstOdds?: number;
  appOdds?: number;
  pressed?: number;
  marked?: number;
  answered?: number;
  tasks: { at: number; ms: number }[];
  lcp: { at: number; of: string };
  shifts: { at: number; value: number; of: string }[];
}

/**
 * Runs in the page before anything of it, and hears every entry from the first on. The slip of a visit before is not this one's. It looks in
 * the first frame after a change, and asks for no other: a look in each frame took a fifth of the time that it measured. Text: a bundler's
 * helpers are not there.
 */
export const WATCH = `
  try { localStorage.clear(); } catch {}
  const describe = (node) => node instanceof Element ? node.tagName.toLowerCase() + '.' + node.className : (node?.nodeName ?? '(gone)');
  globalThis.seen = { lcp: { at: 0, of: '' }, shifts: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration: ms } of list.getEntries()) seen.tasks.push({ at, ms });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.lcp = { at: entry.startTime, of: describe(entry.element) + ', ' + entry.size + ' square pixels' };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shifts.push({ at: entry.startTime, value: entry.value, of: entry.sources.map(({ node }) => describe(node)).join(', ') });
  }).observe({ type: 'layout-shift', buffered: true });
  const isPrice = (button) => button.getAttribute('aria-pressed') !== null && /\\d[.,]\\d\\d/.test(button.textContent);
  const whenChanged = (check) => {
    let isDue = false;
    const look = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        const found = check();
        if (found === 'done') observer.disconnect();
        if (found === 'soon') look();
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  };
  whenChanged(() => {
    const isEarly = document.querySelector('#frame[data-odds]') !== null;
    if (isEarly && seen.firstOdds !== undefined) return;
    const prices = [...document.querySelectorAll('main button:enabled')].filter(isPrice);
    if (prices.length > 0) seen.firstOdds ??= performance.now();
    if (isEarly || !prices.some((price) => price.closest('#root'))) return;
    seen.appOdds = performance.now();
    return 'done';
  });`;

/**
 * The same, for a visit that presses: the first price, in the first frame in which it is what a finger would hit. It is answered when the tray
 * shows the price in front of everything, frame included: asked at the place of its stake.
 */
export const PRESS = `
  const at = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  let place;
  whenChanged(() => {
    const prices = [...document.querySelectorAll('main button:enabled')].filter(isPrice);
    const price = prices.find((each) => each.contains(at(each)));
    if (price === undefined) return prices.length > 0 && 'soon';
    const { left, top, width, height } = price.getBoundingClientRect();
    place = [left + width / 2, top + height / 2];
    seen.odds = /\\d+[.,]\\d\\d/.exec(price.textContent)[0];
    seen.pressed = performance.now();
    price.click();
    requestAnimationFrame(mark);
    whenChanged(answer);
    return 'done';
  });
  const mark = () => {
    if (document.elementFromPoint(...place)?.closest('button')?.getAttribute('aria-pressed') !== 'true') return requestAnimationFrame(mark);
    seen.marked = performance.now();
  };
  const answer = () => {
    const pick = document.querySelector('[data-testid=quick-pick]');
    const stake = document.querySelector('input[name=stake-quick]');
    if (!pick?.textContent.includes(seen.odds)) return;
    if (!pick.contains(at(pick)) || at(stake) !== stake) return 'soon';
    seen.answered = performance.now();
    return 'done';
  };`;
