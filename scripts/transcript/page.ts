import type { Ran } from './shell.ts';
import { ACCEPTED, type Weight } from './weigh.ts';

/** A part of the page: what was done, and the commands that did it. */
export interface Part {
  readonly title: string;
  readonly about: string;
  readonly ran: readonly Ran[];
}

export interface Transcript {
  readonly parts: readonly Part[];
  readonly weights: readonly Weight[];
  readonly machine: string;
  readonly date: string;
  /** The folder that it ran in. */
  readonly folder: string;
}

/** The folder on the page. */
const SHOWN_FOLDER = '/home/operator';
/** Longer output is cut in the middle. */
const MAX_LINES = 24;

/** Bytes at commit 11321cc, weighed by weigh.ts. */
const BEFORE = { nginx: 164_971, caddy: 145_470, nginxAll: 198_864 } as const;

/** docs/operators/transcript.md. */
export function transcriptPage({ parts, weights, machine, date, folder }: Transcript): string {
  const plain = (text: string) => text.replaceAll(folder, SHOWN_FOLDER);
  const all = parts.flatMap(({ ran }) => ran);
  return `# A brand, from nothing to a site behind nginx and Caddy

What the commands said on ${date}, in an empty folder (\`${SHOWN_FOLDER}\`) with nothing but the packed package, nginx and Caddy. \`npm run docs -- transcript\` packs, runs everything and
writes this page; a command that ends otherwise ends it with an error. Machine: ${machine}.

## Before and after

“Before” is commit 11321cc (22 November 2026), the last without this work, measured in the same way where that was possible.

| | before | now |
|---|---|---|
| steps to a site that \`brand check --strict\` has no finding on | 8: install, init, check, company and licence by hand, footer of the second language by hand, build, the lines of the web server, start it | 5: install, init, build, the lines of the web server, start it |
| a wrong answer in init | all answers are lost at the first one | at a terminal it is asked again; by flags all wrong ones are named at once |
| main script behind nginx, to a browser that reads Brotli | ${BEFORE.nginx.toLocaleString('en')} bytes | ${bytesOf(weights, 'nginx', 'script')} bytes |
| main script behind Caddy | ${BEFORE.caddy.toLocaleString('en')} bytes | ${bytesOf(weights, 'Caddy', 'script')} bytes |
| first view behind nginx | ${BEFORE.nginxAll.toLocaleString('en')} bytes | ${bytesOf(weights, 'nginx', 'all')} bytes |
| Node alone | none | \`slipway serve\`, ${bytesOf(weights, 'slipway serve', 'script')} bytes |
| screens of \`brand shots\` | 3 in two layouts | 7 in two layouts |
| \`brand shots\` of the package, without a browser | hung | ends at once, and names what to install |

${parts.map((part) => partText(part, plain)).join('\n')}
## Bytes on the wire

Bodies as the servers sent them. “First view” is the page, the scripts of the first load, stylesheets, and the texts of one language. Browsers read Brotli by https only. 1 KB is 1,000 bytes.

| host | ${ACCEPTED.map((accepted) => `main script, \`${accepted}\` | first view`).join(' | ')} |
|---|${ACCEPTED.map(() => '---:|---:|').join('')}
${[...new Set(weights.map(({ host }) => host))].map((host) => weightRow(host, weights)).join('\n')}

## Seconds

| command | s |
|---|---:|
${all
  .filter(({ typed }) => /^np[mx] /.test(typed))
  .map(({ typed, seconds }) => `| \`${plain(short(typed))}\` | ${seconds.toFixed(1)} |`)
  .join('\n')}
`;
}

function partText({ title, about, ran }: Part, plain: (text: string) => string): string {
  const text = ran.map(({ typed, output, code }) => {
    const said = cut(plain(output).trimEnd());
    return `$ ${plain(typed)}\n${said === '' ? '' : `${said}\n`}${code === 0 ? '' : `(exit ${code})\n`}`;
  });
  return `## ${title}\n\n${about}\n\n\`\`\`\n${text.join('\n')}\`\`\`\n`;
}

function cut(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  if (lines.length <= MAX_LINES) return lines.join('\n');
  const half = MAX_LINES / 2;
  return [...lines.slice(0, half), `... ${lines.length - 2 * half} lines ...`, ...lines.slice(-half)].join('\n');
}

/** A command without its answers, for the table. */
function short(typed: string): string {
  const [first = ''] = typed.split(' --');
  return first;
}

/** What a host sends to a browser that reads Brotli. */
function bytesOf(weights: readonly Weight[], host: string, of: 'script' | 'all'): string {
  const weight = weights.find((each) => each.host === host && each.accepted === ACCEPTED[0]);
  return weight?.[of].toLocaleString('en') ?? '?';
}

function weightRow(host: string, weights: readonly Weight[]): string {
  const cells = ACCEPTED.flatMap((accepted) => {
    const weight = weights.find((each) => each.host === host && each.accepted === accepted);
    return [weight?.script, weight?.all].map((bytes) => bytes?.toLocaleString('en') ?? '');
  });
  return `| ${host} | ${cells.join(' | ')} |`;
}
