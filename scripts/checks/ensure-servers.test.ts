import { expect, it } from 'vitest';
import { ensureServers, SERVERS_OF } from './ensure-servers.ts';

/** A machine with these commands; `apt-get install` adds its packages where it works. */
function machine(
  commands: readonly string[],
  { installs = true, isRoot = true, share = 'quick' as keyof typeof SERVERS_OF } = {},
) {
  const here = new Set(commands);
  const lines: string[] = [];
  const asked: string[] = [];
  ensureServers(
    SERVERS_OF[share],
    (line) => lines.push(line),
    (command, args) => {
      if (command !== 'apt-get') return here.has(command);
      asked.push(args.join(' '));
      if (args[0] === 'install' && installs) for (const name of args) here.add(name.replace('nginx-light', 'nginx'));
      return here.has('apt-get');
    },
    isRoot,
  );
  return { lines, asked };
}

it('does nothing where both are', () => {
  expect(machine(['nginx', 'caddy', 'apt-get'])).toEqual({ lines: [], asked: [] });
});

it('installs what is missing, and only that', () => {
  const { lines, asked } = machine(['nginx', 'apt-get']);
  expect(asked.at(-1)).toBe('install -y -qq --no-install-recommends caddy');
  expect(lines).toEqual(['Installing caddy with apt-get, on which tests try the hosting files ...']);
});

it('installs Redis too for the long tests', () => {
  const { lines, asked } = machine(['nginx', 'apt-get'], { share: 'long' });
  expect(asked.at(-1)).toBe('install -y -qq --no-install-recommends caddy redis-server');
  expect(lines).toEqual([
    "Installing caddy and redis-server with apt-get, on which tests try the hosting files and the edge's store in Redis ...",
  ]);
});

it.each([
  [['apt-get'], { installs: false }],
  [['apt-get'], { isRoot: false }],
  [[], {}],
] as const)('says which tests try nothing where it cannot: %j, %j', (commands, options) => {
  const { lines } = machine(commands, options);
  expect(lines.filter((line) => line.startsWith('NOT TRIED'))).toEqual([
    expect.stringContaining('apt-get install nginx-light'),
    expect.stringContaining('apt-get install caddy'),
  ]);
});
