/** Where `new RegExp` is called, how often, and what triggers it. */
export interface Maker {
  readonly file: string;
  readonly written: number;
  readonly make: () => unknown;
}

/** All callers of `new RegExp` outside tests; a new one fails the test until it is listed and measured. */
export const MAKERS: readonly Maker[] = [
  {
    file: 'cli/locales/language/scripts.ts',
    written: 3,
    make: async () => {
      const { letterBeside } = await import('#cli/locales/language/scripts.ts');
      return [letterBeside(['Latin', 'Cyrillic', 'Bengali']), letterBeside(['Latin', 'other'])];
    },
  },
  {
    file: 'cli/locales/language/unit-names.ts',
    written: 1,
    make: async () => (await import('#cli/locales/language/unit-names.ts')).unitNames('pl'),
  },
  {
    file: 'cli/locales/exchange/po.ts',
    written: 1,
    make: async () =>
      (await import('#cli/locales/exchange/po.ts')).parsePo(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: ru\\n"\n',
      ),
  },
  { file: 'cli/serve/site-server.ts', written: 1, make: () => import('#cli/serve/site-server.ts') },
  { file: 'cli/build/hosting/app-routes.ts', written: 1, make: () => import('#cli/build/hosting/app-routes.ts') },
  { file: 'contract/brand/currencies.ts', written: 1, make: () => import('#contract/brand') },
  { file: 'cli/locales/facts/language.ts', written: 2, make: () => import('#cli/locales/facts/language.ts') },
  { file: 'cli/locales/facts/opposite.ts', written: 1, make: () => import('#cli/locales/facts/opposite.ts') },
  { file: 'cli/locales/checks/mojibake.ts', written: 1, make: () => import('#cli/locales/checks/mojibake.ts') },
  {
    file: 'cli/locales/checks/terms.ts',
    written: 1,
    make: async () =>
      (await import('#cli/locales/checks/terms.ts')).termContexts({
        es: { 'bet slip': { use: 'cupón', also: [], never: ['boleto'], in: [], isInSentences: true } },
      }),
  },
  {
    file: 'cli/services/audit/part/csv.ts',
    written: 1,
    make: async () => (await import('#cli/services/audit/part/csv.ts')).readHeader('bet_id;game'),
  },
];

/** Expressions made during a run; modules must not be loaded before. */
export async function madeWhile(run: () => unknown): Promise<readonly RegExp[]> {
  const made: RegExp[] = [];
  const Own = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Own, {
    construct(target, given: ConstructorParameters<typeof RegExp>) {
      const regex = new target(...given);
      made.push(regex);
      return regex;
    },
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = Own;
  }
  return made;
}
