import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkLocales } from '#cli/locales/tree/check.ts';
import { NO_CONFIG, type LocalesConfig } from '#cli/locales/config/config.ts';
import type { Finding } from '#cli/locales/catalogue/finding.ts';

/** Runs the work in a real folder with these files. */
export function withTree<T>(files: Readonly<Record<string, unknown>>, work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-locales-'));
  const done = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const bytes =
        typeof content === 'string' || Buffer.isBuffer(content) ? content : `${JSON.stringify(content, null, 2)}\n`;
      writeFileSync(join(folder, path), bytes);
    }
    const result = work(folder);
    if (result instanceof Promise) return result.finally(done) as T;
    done();
    return result;
  } catch (error) {
    done();
    throw error;
  }
}

/** Findings of a tree with its catalogue in `locales` and its code, if any, in `src`. */
export function findingsOf(
  files: Readonly<Record<string, unknown>>,
  config: Partial<LocalesConfig> = {},
): readonly Finding[] {
  const hasCode = Object.keys(files).some((path) => path.startsWith('src/'));
  return withTree(
    files,
    (folder) =>
      checkLocales({
        directory: join(folder, 'locales'),
        config: { ...NO_CONFIG, source: 'en', ...config },
        code: hasCode ? join(folder, 'src') : undefined,
      }).findings,
  );
}

/** The checks that one text fails, or `ok`. */
export function verdict(
  language: string,
  source: unknown,
  target: unknown,
  config: Partial<LocalesConfig> = {},
): string {
  const found = findingsOf(
    {
      'locales/en.json': { other: 'Other text', text: source },
      [`locales/${language}.json`]: { other: OTHER[language.slice(0, 2)] ?? 'Otro texto', text: target },
    },
    config,
  );
  return found.length === 0 ? 'ok' : found.map((finding) => finding.check).join(' ');
}

const OTHER: Readonly<Record<string, string>> = {
  zh: '其他',
  ja: '他の文',
  ko: '다른 글',
  hi: 'अन्य पाठ',
  bn: 'অন্য লেখা',
  ru: 'Другой текст',
  ar: 'نص آخر',
  he: 'טקסט אחר',
  th: 'ข้อความอื่น',
  el: 'Άλλο κείμενο',
};
