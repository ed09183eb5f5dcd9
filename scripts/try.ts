import { mkdirSync } from 'node:fs';
import { startSite } from '#app/test/site.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { callAs } from '#app/test/call-as.ts';
const out = '/tmp/shots/bets';
mkdirSync(out, { recursive: true });
const site = await startSite();
const me = await callAs(site.simulator.url, DEMO_PLAYER);
const list = (await me.get('/sports/api/v1/soccer?start=0&limit=60')) as any;
const open = list.matches.filter((m: any) => m.state === 'scheduled' && m.markets.every((k: any) => k.status === 'open'));
const pick = (m: any, kind: string, n = 0) => { const mk = m.markets.find((k: any) => k.kind === kind); return { kind, outcome: mk.outcomes[n].outcome, odds: mk.outcomes[n].odds }; };
const place = (game: string, matches: any[], passes: string[], stake: string) => me.post(`/sports/api/v1/${game}/bet`, { passes, stake, multiple: 1, currency: 'USDT', accept_odds: 'any', matches });
const mm = (m: any, picks: any[]) => ({ match_id: m.match_id, ...(picks.some((p) => p.kind === 'handicap') && { handicap_val: m.markets.find((k: any) => k.kind === 'handicap').handicap_val }), picks });
await place('soccer', open.slice(0, 3).map((m: any) => mm(m, [pick(m, 'wl', 0), pick(m, 'goals', 2)])), ['2-string-1', '3-string-1'], '2');
await place('soccer', [mm(open[3], [pick(open[3], 'wl', 0)])], ['single'], '10');
await place('soccer', [mm(open[4], [pick(open[4], 'handicap', 1)]), mm(open[5], [pick(open[5], 'half', 1)])], ['2-string-1'], '5');
const bb = ((await me.get('/sports/api/v1/basketball?start=0&limit=30')) as any).matches.find((m: any) => m.state === 'scheduled' && m.markets.every((k: any) => k.status === 'open'));
await place('basketball', [mm(bb, [pick(bb, 'mv', 3)])], ['single'], '4');
const draw = ((await me.get('/sports/api/v1/hkmarksix?start=0&limit=1')) as any).draws[0];
const odds = (await me.get('/sports/api/v1/marksix/odds?game=hkmarksix')) as any[];
const price = (i: number, top: string) => odds.find((o) => o.index === i && o.top === top)?.odd;
await me.post('/sports/api/v1/hkmarksix/bet', { match_id: draw.match_id, currency: 'USDT', picks: [{ kind: 'specialCode', selection: 8, amount: '5', odds: price(0, '8') }, { kind: 'specialCodeColor', selection: 'red', amount: '5', odds: price(2, 'red') }] }).catch((e) => console.log(String(e)));
const race = ((await me.get('/sports/api/v1/pk10/list?start=0&limit=1')) as any).races[0];
const ro = (await me.get('/sports/api/v1/pk10/odds')) as any[];
console.log(ro.slice(0, 3), ro.filter((o) => o.index === 10).slice(0, 3));
await me.post('/sports/api/v1/pk10/bet', { race_id: race.id, currency: 'USDT', picks: [{ market: 'sum', selection: 'big', amount: '3', odds: ro.find((o) => o.index === 10 && o.top === 'big')?.odd ?? '2' }] }).catch((e) => console.log(String(e)));
const cm = ((await me.get('/sports/cricketAPI/matchData/matchList')) as any[]).find((m) => m.state === 'scheduled');
const [cid, co] = Object.entries(cm.bets)[0] as any;
await me.post('/sports/cricketAPI/betData/create', { matchId: cm.matchId, currency: 'USDT', bets: { [cid]: { amount: '7', odd: co.odd } } }).catch((e) => console.log(String(e)));

const lang = process.env['LNG'] ?? 'en';
for (const layout of ['mobile', 'desktop'] as const) {
  const opened = await site.open(layout, '/');
  const { page } = opened;
  const shot = (name: string, full = true) => page.screenshot({ path: `${out}/${name}-${layout}-${lang}.png`, fullPage: full });
  await aPlayer(page, layout).signIn();
  if (lang !== 'en') { await page.evaluate((l) => localStorage.setItem('slipway.language.v1', JSON.stringify(l)), lang); }
  const go = async (path: string, wait: string) => { await page.goto(site.url + path); await page.locator(wait).first().waitFor({ timeout: 20000 }).catch(() => console.log('no', path, wait)); await page.waitForTimeout(300); };
  await go('/my-bets', '[data-testid=bet]'); await shot('my-bets');
  await page.getByTestId('bet-details').nth(5).click(); await page.getByTestId('bet-detail').waitFor(); await shot('bet-detail');
  if (layout === 'desktop') { await go('/sport/soccer?mybet=true', '[data-testid=bet]'); await shot('drawer', false); }
  await go('/results', '[data-testid=result]'); await page.locator('summary').first().click(); await shot('results', false);
  await go('/results/basketball', '[data-testid=result]'); await page.locator('summary').first().click(); await shot('results-basketball', false);
  await go('/results/hkmarksix', '[data-testid=draw-result]'); await shot('results-hk', false);
  await go('/results/pk10', '[data-testid=draw-result]'); await shot('results-pk10', false);
  for (const t of ['soccer', 'basketball', 'bd', 'cricket', 'marksix', 'pk10']) { await go(`/howToPlay/${t}`, 'main h2'); await page.waitForTimeout(300); await shot(`howto-${t}`); }
  await go('/sport/cricket', '[data-testid=cricket-match]'); await shot('cricket', false);
  await go(`/sport/cricket/${cm.matchId}`, 'main h2');
  await page.locator('main button[aria-pressed]').first().click(); await page.locator('main button[aria-pressed]').nth(2).click();
  await page.locator('main section input').first().fill('12'); await shot('cricket-match');
  console.log(layout, opened.faults);
  await opened.context.close();
}
await site.close();
