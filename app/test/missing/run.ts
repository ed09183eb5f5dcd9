import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Option } from 'commander';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { startSite } from '#app/test/site.ts';
import { storedSession } from '#app/test/stored-session.ts';
import { command } from '#scripts/config/command.ts';
import { askedFor, look, type Loss, LOSSES, type Seen, verdictOf } from './losses.ts';
import { namesWith } from './names-with.ts';

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
const wanted = await orRefuse(() => namesWith(filesOf(site.folder), program.args));
const session = await storedSession(site.folder, site.simulator.url, DEMO_PLAYER);
const asked = await askedFor(site, session, ADDRESSES);
const looked = await orRefuse(() => {
  const names = wanted.filter((name) => asked.has(name));
  if (names.length === 0) throw new Error('None of these pages asks for such a file, so none was looked at.');
  return names;
});
let dead = 0;
try {
  const intact = new Map<string, Seen>();
  for (const name of looked) {
    const address = asked.get(name) ?? '/';
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
say(`${wanted.length - looked.length} files are asked for by none of these pages.`);
say(dead === 0 ? 'No page is dead.' : `${dead} pages are dead.`);
process.exit(dead === 0 ? 0 : 1);

async function orRefuse(choose: () => readonly string[]): Promise<readonly string[]> {
  try {
    return choose();
  } catch (error) {
    await site.close();
    return program.error(`error: ${(error as Error).message}`);
  }
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
