import { rows } from '#contract/rows.ts';
import type { Row } from '#contract/row.ts';
import { CHAT_PATH } from '#contract/entities/chat.ts';
import { PUSH_PATH } from '#contract/push.ts';

const kebab = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const all = Object.values(rows) as readonly Row[];

/** Lines of cells, padded into columns. */
function table(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const written = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${written.join('\n')}\n`;
}

/** Every row with the files that make it: `slipway sim --rows`. */
export function rowTable(): string {
  const head = ['row', 'call', 'auth', 'repeat', 'origin', 'handler', 'schemas', 'test'];
  const lines = all.map(({ name, method, service, path, auth, repeat, origin }) => [
    name,
    `${method} /${service}/${path}`,
    auth,
    repeat,
    origin,
    `simulator/handlers/${kebab(name)}.ts`,
    `contract/rows/${kebab(name)}.ts`,
    `conformance > ${name}`,
  ]);
  return `${table([head, ...lines])}${all.length} rows\n`;
}

/** What is served, in a few lines. */
export function serviceTable(url: string): string {
  const services = [...new Set(all.map(({ service }) => service))].map((service) => {
    const own = all.filter((row) => row.service === service);
    return [
      `/${service}`,
      `${own.length} calls`,
      `${own.filter(({ repeat }) => repeat === 'keyed').length} move money`,
    ];
  });
  return `${url}\n${table([
    ...services,
    [PUSH_PATH, 'socket', 'wallet push'],
    [CHAT_PATH, 'socket', 'chat'],
    ['/__play', 'pages', 'launched games'],
    ['/__content', 'REST', 'banners, promotions, notices, games: edit them'],
    ['/__sim', 'control', 'console page, clock, worlds, faults, journal, openapi.json'],
  ])}`;
}
