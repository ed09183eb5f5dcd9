import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { slipway } from '#cli/test/command.ts';

interface Example {
  readonly url: string;
  readonly faults: Set<string>;
  readonly close: () => Promise<void>;
}
interface ExampleModule {
  readonly startExample: () => Promise<Example>;
  readonly ACCOUNTS: readonly string[];
  readonly PASSWORD: string;
}

const FILE = pathToFileURL(path.resolve('fixtures/example-upstream/server.mjs')).href;
// Without types: it shares nothing with us.
const example = (await import(/* @vite-ignore */ FILE)) as ExampleModule;

export const startExample = (): Promise<Example> => example.startExample();

const [first, second] = example.ACCOUNTS;
export const ACCOUNTS = {
  SLIPWAY_ACCOUNT: first,
  SLIPWAY_PASSWORD: example.PASSWORD,
  SLIPWAY_SECOND_ACCOUNT: second,
  SLIPWAY_SECOND_PASSWORD: example.PASSWORD,
};

export const checkAt = (
  url: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>> = ACCOUNTS,
) => slipway(['check', '--suite', 'player', '--against', url, ...args], { env });
