import type { GenericSchema } from 'valibot';
import { type RowName, rows, SHARED_SECONDS } from '#contract/rows';

/** The values that a parameter of a path may have, where they are named; a segment where not. */
function valuesOf(schema: GenericSchema | undefined): string {
  const { options } = (schema ?? {}) as { options?: readonly string[] };
  return options === undefined ? '[^/]+' : `(?:${options.join('|')})`;
}

/**
 * Matches the paths of a service that answer everyone alike (contract/shared-reads.ts), as the page asks for them, in the form of PCRE and
 * JavaScript. Undefined for a service without any.
 *
 * @example publicReads('pggame') // '^/pggame/(?:api/v1/pg/game_list)$'
 */
export function publicReads(service: string): string | undefined {
  const paths = (Object.keys(SHARED_SECONDS) as RowName[])
    .map((name) => rows[name])
    .filter((row) => row.service === service)
    .map(({ path, params }) => {
      const { entries = {} } = params as { entries?: Readonly<Record<string, GenericSchema>> };
      return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valuesOf(entries[name]));
    });
  return paths.length === 0 ? undefined : `^/${service}/(?:${paths.join('|')})$`;
}
