// `npm run qa -- edge-kill [KILLS] [--redis]`: kills an edge repeatedly under load.
import { command, wholeNumber } from '#scripts/config/command.ts';
import { killEdge } from './kill-edge.ts';

const program = command('qa edge-kill')
  .argument('[kills]', 'how many kills', wholeNumber, 100)
  .option('--redis', 'keep the keys in a Redis of its own')
  .parse();
const [kills] = program.processedArgs as [number];
const { keys, accepted, refused, open, doubled, lost } = await killEdge(
  kills,
  program.opts<{ redis?: true }>().redis === true,
);
console.log(
  `${kills} kills: ${keys} keys, ${accepted} accepted, ${refused} not carried out, ${open} open at a kill; ${doubled.length} doubled, ${lost.length} lost`,
);
for (const problem of [...doubled.map((key) => `${key} was carried out twice`), ...lost].slice(0, 20))
  console.error(problem);
if (doubled.length + lost.length > 0) process.exitCode = 1;
