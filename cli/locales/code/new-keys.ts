import { namespacesOf, resolve, splitKey, type CodeCheck } from './check-code.ts';
import { findUses } from './find-uses.ts';
import { readCode } from './read-code.ts';
import { UsedKeys } from './used-keys.ts';

export interface NewKey {
  readonly namespace: string;
  readonly key: string;
  /** It has plural forms: `key` is their base. */
  readonly hasCount: boolean;
  /** The default text of the program. */
  readonly text: string | undefined;
}

/** Keys that the program asks for and that the source does not have, once each. */
export function newKeys(check: Omit<CodeCheck, 'report'>): NewKey[] {
  const whole = { ...check, report: () => {} };
  const used = new UsedKeys([]);
  const found = new Map<string, NewKey>();
  for (const code of readCode(check.folder).map(findUses))
    for (const use of code.isTranslated ? code.uses : []) {
      if (use.file.isTest || use.isList) continue;
      for (const written of use.keys) {
        if (resolve(whole, use, written, used)) continue;
        const { namespace, key } = splitKey(whole, use, written);
        const spaces = namespace === undefined ? namespacesOf(whole, use) : [namespace];
        // One of several files: only a person knows which; `check --code` names the place.
        const [space] = spaces;
        if (space === undefined || spaces.length > 1 || !check.sources.has(space)) continue;
        found.set(`${space}:${key}`, { namespace: space, key, hasCount: use.hasCount, text: use.defaultText });
      }
    }
  return [...found.values()];
}
