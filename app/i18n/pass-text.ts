import type { TFunction } from 'i18next';

const STRING = /^(\d+)-string-(\d+)$/;
const PICK = /^(\d+)-pick-(\d+)$/;

/**
 * The name of a pass. Full covers (Yankee, Goliath) have the same names everywhere.
 *
 * @example passText(t, '4-string-1') // '4-fold'
 */
export function passText(t: TFunction<'markets'>, pass: string): string {
  if (pass === 'single') return t('pass.single');
  const [, of, fold] = PICK.exec(pass) ?? [];
  if (of !== undefined && fold !== undefined) return t('pass.pick', { matches: of, fold });
  const [, matches, lines] = STRING.exec(pass) ?? [];
  if (matches === undefined || lines === undefined) return pass;
  if (pass === '2-string-1') return t('pass.double');
  if (pass === '3-string-1') return t('pass.treble');
  return lines === '1' ? t('pass.string', { fold: matches }) : t('pass.system', { matches, lines });
}
