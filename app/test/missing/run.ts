import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Option } from 'commander';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { startSite } from '#app/test/site.ts';
import { storedSession } from '#app/test/stored-session.ts';
import { command } from '#scripts/config/command.ts';
import { askedFor, look, type Loss, LOSSES, type Seen, verdictOf } from './losses.ts';

/** Pages that together ask for most of a site's files. */
const ADDRESSES = `
  / /sport/soccer /sport/cricket /lottery/hkmarksix /my-bets /profile /reports /promotions /pages/terms /protection
  /live-games /?mybet=true /?support=true /?deposit=true
`
  .trim()
  .split(/\s+/);

const program = command('qa missing')
  .argument('[name...]', 'files whose names contain one of these')
  .option('--brand <id>', 'the brand', 'harborlight')
  .addOption(new Option('--loss <how...>', 'how a file is lost').choices([...LOSSES]).default([...LOSSES]))
  .parse();
const { brand, loss: losses } = program.opts<{ brand: string; loss: readonly Loss[] }>();

const site = await startSite(brand);
let dead = 0;
let unasked = 0;
try {
  const session = await storedSession(site.folder, site.simulator.url, DEMO_PLAYER);
  const asked = await askedFor(site, session, ADDRESSES);
  const intact = new Map<string, Seen>();
  for (const name of filesOf(site.folder).filter(isWanted)) {
    const address = asked.get(name);
    if (address === undefined) {
      unasked += 1;
      continue;
    }
    const whole = intact.get(address) ?? (await look(site, session, address));
    intact.set(address, whole);
    for (const loss of losses) {
      const verdictNow = async () => verdictOf(await look(site, session, address, { name, loss }), whole);
      // A machine that is busy may show a page before its last parts: what looks dead is looked at again.
      const first = await verdictNow();
      const verdict = first.startsWith('DEAD') ? await verdictNow() : first;
      if (verdict.startsWith('DEAD')) dead += 1;
      say(`${name} ${loss} at ${address}: ${verdict}`);
    }
  }
} finally {
  await site.close();
}
say(`${unasked} files are asked for by none of these pages.`);
say(dead === 0 ? 'No page is dead.' : `${dead} pages are dead.`);
process.exit(dead === 0 ? 0 : 1);

function isWanted(name: string): boolean {
  return program.args.length === 0 || program.args.some((part) => name.includes(part));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(?:gz|br)$/.test(name) && statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
