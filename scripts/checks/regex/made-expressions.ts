import { NO_CONFIG } from '#cli/locales/config.ts';

/** Where an expression is made of text, how often it is written there, and what makes it be made. */
export interface Maker {
  readonly file: string;
  readonly written: number;
  readonly make: () => unknown;
}

const LANGUAGES = ['zh', 'ja', 'ko', 'es', 'hi', 'ru', 'bn', 'tr', 'zh-TW'];

/** Everyone outside of tests who calls `new RegExp`; a new one fails the test until it stands here, and then is measured. */
export const MAKERS: readonly Maker[] = [
  { file: 'cli/locales/checks/script.ts', written: 1, make: () => import('#cli/locales/checks/script.ts') },
  { file: 'cli/locales/checks/mojibake.ts', written: 2, make: () => import('#cli/locales/checks/mojibake.ts') },
  {
    file: 'cli/locales/code/find-uses.ts',
    written: 2,
    make: async () =>
      (await import('#cli/locales/code/find-uses.ts')).findUses({
        path: 'a.tsx',
        isTest: false,
        text: "import { useTranslation } from 'react-i18next';\nconst { t } = useTranslation('x');\nt('a.b', { keyPrefix: 'c' });\n",
      }),
  },
  {
    file: 'cli/locales/compare/quick-look.ts',
    written: 4,
    make: async () => {
      const { quickLook, sourceLook } = await import('#cli/locales/compare/quick-look.ts');
      const { textContexts } = await import('#cli/locales/compare/text-context.ts');
      const contextOf = textContexts(
        { directory: '', sourceLanguage: 'en', languages: LANGUAGES, namespaces: [''], files: new Map() },
        NO_CONFIG,
      );
      for (const language of LANGUAGES) {
        quickLook(contextOf(language));
        sourceLook(contextOf(language));
      }
    },
  },
];

/** The expressions that are made of text while something runs; modules must not have been loaded before. */
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
