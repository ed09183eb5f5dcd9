import { findUses } from '#cli/locales/code/find-uses.ts';
import { readCode } from '#cli/locales/code/read-code.ts';
import { namespacesOf, placeOf, splitKey, type CodeCheck } from './check-code.ts';

/** Where the program first shows each text, by `namespace:key`; plurals by base. */
export function placesIn(check: Omit<CodeCheck, 'report'>): ReadonlyMap<string, string> {
  const whole = { ...check, report: () => {} };
  const places = new Map<string, string>();
  for (const { uses, isTranslated } of readCode(check.folder).map(findUses))
    for (const use of isTranslated ? uses : []) {
      if (use.file.isTest) continue;
      for (const written of use.keys) {
        const { namespace, key } = splitKey(whole, use, written);
        for (const space of namespace === undefined ? namespacesOf(whole, use) : [namespace])
          if (!places.has(`${space}:${key}`)) places.set(`${space}:${key}`, placeOf(use));
      }
    }
  return places;
}
