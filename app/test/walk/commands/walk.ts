import { Argument } from 'commander';
import { command } from '#scripts/config/command.ts';

const WALKS = ['axe', 'reflow', 'layout', 'languages', 'switches'];

// `npm run qa -- walk axe harborlight mobile`: each walk reads its own words, which `npm run qa -- walk axe --help` shows.
const [walk = ''] = process.argv.splice(2, 1);
if (!WALKS.includes(walk)) {
  command('qa walk')
    .addArgument(new Argument('<walk>', 'WALK --help shows its words').choices(WALKS))
    .argument('[what...]', 'where it walks')
    .parse([...process.argv.slice(0, 2), ...(walk === '' ? [] : [walk])]);
}
await import(`./${walk}.ts`);
