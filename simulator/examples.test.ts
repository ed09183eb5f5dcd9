import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as simulator from './index.ts';

const page = readFileSync(new URL('../docs/qa/simulator-in-tests.md', import.meta.url), 'utf8');
const blocks = new Map(
  [...page.matchAll(/^## (\w+)\n[\s\S]*?```ts\n([\s\S]*?)```/gm)].map(([, name = '', code = '']) => [name, code]),
);

type Fixture = (given: Record<string, unknown>, use: (value: unknown) => Promise<void>) => Promise<void>;
type Body = (given: Record<string, unknown>) => Promise<void>;

/** As much of Playwright's `test` as a fixture without a browser needs: this repository has its library, not its runner. */
function playwrightTest(fixtures: Readonly<Record<string, Fixture | readonly [Fixture, object]>> = {}) {
  const opened: (() => void)[] = [];
  const ended: Promise<void>[] = [];
  const wide: Record<string, unknown> = {};
  const start = async (given: Record<string, unknown>, isWide: boolean) => {
    for (const [name, fixture] of Object.entries(fixtures)) {
      if (Array.isArray(fixture) !== isWide) continue;
      const make = (isWide ? (fixture as readonly [Fixture, object])[0] : fixture) as Fixture;
      await new Promise<void>((ready) => {
        const used = async (value: unknown) => {
          given[name] = value;
          await new Promise<void>((close) => {
            opened.push(close);
            ready();
          });
        };
        ended.push(make(given, used));
      });
    }
  };
  beforeAll(() => start(wide, true));
  afterAll(async () => {
    for (const close of opened.toReversed()) close();
    await Promise.all(ended);
  });
  return (name: string, body: Body) =>
    it(`${name}`, async () => {
      expect.hasAssertions();
      const given = { ...wide };
      await start(given, false);
      await body(given);
    });
}

/** Runs a block of the page with its imports answered from here. */
function run(name: string, modules: Readonly<Record<string, object>>, globals: object = {}): void {
  const code = (blocks.get(name) ?? '')
    .replaceAll(/^import (\{[^}]*\}) from '([^']+)';$/gm, (_, names: string, from: string) => {
      if (!Object.hasOwn(modules, from)) throw new RangeError(`${name} imports ${from}`);
      return `const ${names.replaceAll(' as ', ': ')} = modules['${from}'];`;
    })
    .replaceAll(/^export /gm, '');
  const made = transformSync(code, { loader: 'ts' }).code;
  // eslint-disable-next-line no-new-func -- the page's own code, which a reader would paste
  new Function('modules', ...Object.keys(globals), made)(modules, ...(Object.values(globals) as unknown[]));
}

const own = { 'slipway/simulator': simulator };
describe('the examples of docs/qa/simulator-in-tests.md', () => {
  it('are three', () => expect([...blocks.keys()]).toEqual(['Vitest', 'Jest', 'Playwright']));
  describe('Vitest', () => {
    run('Vitest', { ...own, vitest: { afterAll, beforeAll, beforeEach, describe, expect, it } });
  });
  describe('Jest', () => {
    run('Jest', own, { afterAll, beforeAll, beforeEach, describe, expect, test: it });
  });
  describe('Playwright', () => {
    const base = Object.assign(playwrightTest(), { extend: playwrightTest });
    run('Playwright', { ...own, '@playwright/test': { test: base, expect } });
  });
});

describe('a world for each test', () => {
  it('takes less than 20 ms', async () => {
    const started = await simulator.startSimulator({ seed: 1 });
    // The first one loads what all share.
    started.world('warm');
    const worlds = Array.from({ length: 20 }, (_, at) => `test-${at}`);
    const cpu = process.cpuUsage();
    for (const name of worlds) started.world(name);
    const { user, system } = process.cpuUsage(cpu);
    await started.close();
    expect((user + system) / 1_000 / worlds.length).toBeLessThan(20);
  });
});
