import { areaOf } from '#scripts/checks/breaks/choose-breaks.ts';

/** Modules whose mutants are counted together. */
export interface Area {
  readonly name: string;
  readonly what: string;
  readonly has: RegExp;
}

export const AREAS: readonly Area[] = [
  { name: 'engine', what: 'bet maths', has: /^engine\// },
  { name: 'app-calls', what: 'calls of the app, its store and its channel', has: /^app\/(?:api|store|push)\// },
  { name: 'app-logic', what: 'features, layout, routes: .ts', has: /^app\/(?:features|layout|routes)\/.*\.ts$/ },
  { name: 'app-pages', what: 'features, layout, routes: .tsx', has: /^app\/(?:features|layout|routes)\/.*\.tsx$/ },
  { name: 'simulator', what: 'domain and rows', has: /^simulator\/(?:domain|rows)\// },
  { name: 'cli', what: 'services of the command', has: /^cli\/services\// },
];

/** The modules of an area; tests, their helpers and tools are none. */
export const filesOf = ({ has }: Area, files: readonly string[]): readonly string[] =>
  files.filter((file) => has.test(file) && areaOf(file) !== undefined);
