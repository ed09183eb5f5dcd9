import type { GenericSchema } from 'valibot';
import { type RowName, rows, SHARED_SECONDS } from '#contract/rows';

interface Read {
  readonly service: string;
  /** Of PCRE and JavaScript, below the service. */
  readonly path: string;
  readonly parameters: readonly string[];
}

/** A parameter whose value is ignored and only makes an address new: it would walk past every cache. */
const IGNORED = 'timestamp';
/** The seconds that a call may wait. */
const WAITS = 'wait';

const namesOf = (schema: unknown): Readonly<Record<string, GenericSchema>> =>
  (schema as { readonly entries?: Readonly<Record<string, GenericSchema>> }).entries ?? {};

/**
 * The values that a parameter of a path may have, where they are named; where not, the characters that no one may write in two ways:
 * other paths are passed on as they came.
 */
function valuesOf(schema: GenericSchema | undefined): string {
  const { options } = (schema ?? {}) as { options?: readonly string[] };
  return options === undefined ? '[\\w.~:-]+' : `(?:${options.join('|')})`;
}

/** What answers everyone alike (contract/shared-reads.ts), as the page asks for it. */
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
 * Matches the paths of a service that a web server may keep, in the form of PCRE and JavaScript. Undefined for a service without any.
 *
 * @example publicReads('pggame') // '^/pggame/(?:api/v1/pg/game_list)$'
 */
export const publicReads = (service: string): string | undefined => pathsOf(service, () => true);

/** The same of those that may wait for a change before they are answered. */
export const waitingReads = (service: string): string | undefined =>
  pathsOf(service, ({ parameters }) => parameters.includes(WAITS));

function pathsOf(service: string, isWanted: (read: Read) => boolean): string | undefined {
  const reads = READS.filter((read) => read.service === service && isWanted(read));
  return reads.length === 0 ? undefined : `^${patternOf(service, reads)}$`;
}

/** The parameters of these reads, each with a pattern of the paths that know it, without anchors. */
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
