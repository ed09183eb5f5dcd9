// Not compiled: it imports every file with endpoints, by its name.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { api } from '#app/api/api.ts';
import { ENDPOINTS } from './endpoints.facts.ts';

/** What RTK Query knows of an endpoint. */
interface Definition {
  readonly type: string;
  readonly query: (arg: unknown) => { readonly row?: { readonly name: string } };
  readonly providesTags?: unknown;
  readonly invalidatesTags?: unknown;
  readonly keepUnusedDataFor?: number;
  readonly infiniteQueryOptions?: { readonly initialPageParam: unknown; readonly maxPages?: number };
  readonly [option: string]: unknown;
}

const NOTED = ['providesTags', 'invalidatesTags', 'keepUnusedDataFor', 'infiniteQueryOptions'] as const;

it('the endpoints of the app provide and invalidate these tags', async () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(`app/${file}`, 'utf8').includes('.injectEndpoints('))
    .toSorted();
  for (const file of files) await import(/* @vite-ignore */ `../${file}`);
  const found = new Map<string, Definition>();
  const names = Object.keys(api.endpoints);
  api.enhanceEndpoints({
    endpoints: Object.fromEntries(
      names.map((name) => [name, (definition: unknown) => void found.set(name, definition as Definition)]),
    ),
  });
  const lines = [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, definition]) => {
      const noted = NOTED.flatMap((option) => {
        const value = definition[option];
        if (value === undefined) return [];
        return [`${option} ${typeof value === 'function' ? 'computed' : JSON.stringify(value)}`];
      });
      const others = Object.keys(definition)
        .filter(
          (option) => !['type', 'query', 'queryFn', ...NOTED].includes(option) && definition[option] !== undefined,
        )
        .toSorted();
      return [`${definition.type} ${name}`, ...noted, ...others].join('; ');
    });
  expect(missingFacts(`looks\n${lines.join('\n')}`, ENDPOINTS)).toEqual([]);
});
