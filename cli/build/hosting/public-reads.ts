import type { GenericSchema } from 'valibot';
import { type RowName, rows, SHARED_SECONDS } from '#contract/rows';

interface Read {
  readonly service: string;
  /** For PCRE and JavaScript, below the service. */
  readonly path: string;
  readonly parameters: readonly string[];
}

/** A parameter that is ignored, but would make each address new for a cache. */
const IGNORED = 'timestamp';
/** The seconds that a call may wait. */
const WAITS = 'wait';

const namesOf = (schema: unknown): Readonly<Record<string, GenericSchema>> =>
  (schema as { readonly entries?: Readonly<Record<string, GenericSchema>> }).entries ?? {};

/** The allowed values of a path parameter; without a list, characters that have one spelling only. Other paths bypass the cache. */
function valuesOf(schema: GenericSchema | undefined): string {
  const { options } = (schema ?? {}) as { options?: readonly string[] };
  return options === undefined ? '[\\w.~:-]+' : `(?:${options.join('|')})`;
}

/** Reads with the same answer for everyone (contract/shared-reads.ts). */
const READS: readonly Read[] = (Object.keys(SHARED_SECONDS) as RowName[]).map((name) => {
  const { service, path, params, query } = rows[name];
  const values = namesOf(params);
  return {
    service,
    path: path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => valuesOf(values[parameter])),
    parameters: Object.keys(namesOf(query)).filter((parameter) => parameter !== IGNORED),
  };
});

const patternOf = (service: string, reads: readonly Read[]): string =>
  `/${service}/(?:${reads.map(({ path }) => path).join('|')})`;

/**
 * Matches the paths of a service that a web server may cache, for PCRE and JavaScript. Undefined if there are none.
 *
 * @example publicReads('pggame') // '^/pggame/(?:api/v1/pg/game_list)$'
 */
export const publicReads = (service: string): string | undefined => pathsOf(service, () => true);

/** The same for reads that may wait for a change. */
export const waitingReads = (service: string): string | undefined =>
  pathsOf(service, ({ parameters }) => parameters.includes(WAITS));

function pathsOf(service: string, isWanted: (read: Read) => boolean): string | undefined {
  const reads = READS.filter((read) => read.service === service && isWanted(read));
  return reads.length === 0 ? undefined : `^${patternOf(service, reads)}$`;
}

/** Parameters of these reads, each with an unanchored pattern of its paths. */
export function parametersOfReads(): readonly (readonly [parameter: string, paths: string])[] {
  return [...new Set(READS.flatMap(({ parameters }) => parameters))].map((parameter) => {
    const knowing = READS.filter(({ parameters }) => parameters.includes(parameter));
    const services = [...new Set(knowing.map(({ service }) => service))];
    const paths = services.map((each) =>
      patternOf(
        each,
        knowing.filter(({ service }) => service === each),
      ),
    );
    return [parameter, paths.join('|')];
  });
}
