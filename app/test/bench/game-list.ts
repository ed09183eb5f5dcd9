// A provider's lobby with 1,000 games: how much of it there is at first, and how it scrolls. `npm run bench -- games`.
// Counts hold on a busy machine too, the milliseconds need a quiet one.
import { allArrived } from '#app/test/all-arrived.ts';
import { startSite } from '#app/test/site.ts';
import { keep, say } from '#scripts/bench/figures.ts';
import { BUSY_MS, FRAME_P95_MS, FRAMES, framesOf, quantileOf, SCROLL_PX } from './frames.ts';

const GAMES = 1_000;
const SLOWED = 4;
const MAX_NODES = 1_500;
const MAX_PICTURES = 60;

const site = await startSite();
try {
  const world = site.simulator.world();
  const [first] = world.content.pg_games;
  if (first === undefined) throw new Error('The fixtures have no games.');
  world.content.pg_games = Array.from({ length: GAMES }, (_, at) => ({
    ...first,
    id: `bench-${at}`,
    name: `Game number ${at}`,
    // A bitmap, as providers have them: the stand-in's own covers are drawings, which cost the page more.
    pic: `/brand/icon-192.png?bench-${at}`,
  }));
  const { page } = await site.open('desktop', '/gameArcade');
  let pictures = 0;
  page.on('request', (request) => {
    if (request.url().includes('?bench-')) pictures += 1;
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  // Every page of the list.
  await page.goto(`${site.url}/game/pgGame?pages=50`);
  await page.locator('main a[href^="/game/play/"]').first().waitFor();
  await allArrived(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
  const taskMs = async () =>
    ((await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) *
    1_000;
  const firstPictures = pictures;
  const idle = quantileOf(await framesOf(page, 0), 0.95);
  const before = await taskMs();
  const frames = await framesOf(page, SCROLL_PX);
  const busy = (await taskMs()) - before;
  const p95 = quantileOf(frames, 0.95);
  say(`${GAMES} games, ${SLOWED}x slowed CPU, ${SCROLL_PX} px a frame over ${FRAMES} frames`);
  keep({ name: 'elements of the page at first', figure: nodes, unit: 'elements', limit: { most: MAX_NODES } });
  keep({
    name: 'pictures asked for before scrolling',
    figure: firstPictures,
    unit: 'requests',
    limit: { most: MAX_PICTURES },
  });
  keep({
    name: 'scrolling: frame p95',
    figure: p95,
    unit: 'ms',
    limit: { most: FRAME_P95_MS },
    ...(idle > BUSY_MS && { unsaid: `${idle.toFixed(0)} ms a frame at rest: busy` }),
  });
  keep({ name: 'scrolling: main thread in a frame', figure: busy / FRAMES, unit: 'ms' });

  // Typing a word into the search: until the list shows what fits.
  const typed = performance.now();
  await page.getByRole('searchbox').fill('number 987');
  await page.getByRole('link', { name: 'Game number 987' }).waitFor();
  keep({ name: 'searching: from the word to its game', figure: performance.now() - typed, unit: 'ms' });
} finally {
  await site.close();
}
