import type { TFunction } from 'i18next';

const STRING = /^(\d+)-string-(\d+)$/;

/**
 * What a pass is called. Full covers (Yankee, Goliath) go by their names everywhere.
 *
 * @example passText(t, '3-string-1') // '3 String 1'
 */
export function passText(t: TFunction<'markets'>, pass: string): string {
  if (pass === 'single') return t('pass.single');
  const [, matches, lines] = STRING.exec(pass) ?? [];
  if (matches === undefined || lines === undefined) return pass;
  return lines === '1' ? t('pass.string', { fold: matches }) : t('pass.system', { matches, lines });
}
