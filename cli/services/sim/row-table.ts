import { rowFile, type Row, type RowName, rows } from '#contract/rows';
import { CHAT_PATH, PUSH_PATH } from '#contract/entities';
import { table } from '#cli/terminal/table.ts';

const all = Object.values(rows) as readonly Row[];

/** `slipway sim --rows`: every row with its files. */
export function rowTable(): string {
  const head = ['row', 'call', 'auth', 'repeat', 'origin', 'handler', 'schemas', 'test'];
  const lines = all.map(({ name, method, service, path, auth, repeat, origin }) => [
    name,
    `${method} /${service}/${path}`,
    auth,
    repeat,
    origin,
    `simulator/rows/${rowFile(name as RowName)}`,
    `contract/rows/${rowFile(name as RowName)}`,
    `conformance > ${name}`,
  ]);
  return `${table([head, ...lines])}\n${all.length} rows\n`;
}

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
  ])}\n`;
}
