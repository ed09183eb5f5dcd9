import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as engine from '#engine';

const EXAMPLE = /^(.*?);? \/\/ => (.*)$/;

/** The code of a page's blocks, each `expression; // => result` as a call of `check`. */
function codeOf(markdown: string): string {
  return [...markdown.matchAll(/```ts\n(.*?)```/gs)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) =>
      line.replace(EXAMPLE, (_, code: string, result: string) => `check(() => ${code}, ${quoted(result)});`),
    )
    .join('\n');
}

const quoted = (result: string): string =>
  result.startsWith('EngineError ') ? JSON.stringify(result) : `${JSON.stringify(result)}, ${result}`;

/** What every example returns, and what the page says it returns. */
function run(markdown: string): { readonly given: unknown[]; readonly said: unknown[] } {
  const given: unknown[] = [];
  const said: unknown[] = [];
  const check = (code: () => unknown, text: string, value: unknown = text): void => {
    said.push(value);
    try {
      given.push(code());
    } catch (error) {
      if (!(error instanceof engine.EngineError)) throw error;
      given.push(`EngineError ${error.code} at ${error.path}`);
    }
  };
  // The page is code of this repository; it is run as a test is.
  const make = new Function('check', ...Object.keys(engine), codeOf(markdown)) as (...values: unknown[]) => void;
  make(check, ...Object.values(engine));
  return { given, said };
}

it.each(['engine/README.md', 'docs/engine/README.md'])('gives in every example of %s what the page says', (page) => {
  const { given, said } = run(readFileSync(page, 'utf8'));
  expect(given).toEqual(said);
  expect(said.length).toBeGreaterThan(20);
});

it('finds a wrong example', () => {
  const { given, said } = run("```ts\naddAmounts('1', '2'); // => '4'\n```");
  expect([given, said]).toEqual([['3'], ['4']]);
});
