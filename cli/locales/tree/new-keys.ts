import { namespacesOf, placeOf, splitKey, undefinedIn, type CodeCheck } from './check-code.ts';
import { findUses, type KeyKind, type Use } from '#cli/locales/code/find-uses.ts';
import { readCode } from '#cli/locales/code/read-code.ts';
import { UsedKeys } from '#cli/locales/code/used-keys.ts';

export interface NewKey {
  readonly namespace: string;
  /** The base for plural forms. */
  readonly key: string;
  readonly kinds: ReadonlySet<KeyKind>;
  /** Default texts as in the use. */
  readonly defaults: ReadonlyMap<string, string>;
}

export interface GroupClash {
  readonly namespace: string;
  readonly key: string;
  readonly longer: string;
  readonly place: string;
}

export interface Unplaced {
  readonly namespace: string;
  readonly key: string;
  readonly place: string;
}

/** A default text that conflicts with another use and is not taken. */
export interface OtherDefault {
  readonly namespace: string;
  readonly key: string;
  readonly taken: string;
  readonly other: string;
  readonly place: string;
}

interface Found {
  readonly keys: NewKey[];
  readonly clashes: GroupClash[];
  readonly unplaced: Unplaced[];
  readonly otherDefaults: OtherDefault[];
}

/** Keys that the program uses and the source lacks, and obstacles to adding them. */
export function newKeys(check: Omit<CodeCheck, 'report'>): Found {
  const whole = { ...check, report: () => {} };
  const used = new UsedKeys([]);
  const found = new Map<string, NewKey>();
  const clashes = new Map<string, GroupClash>();
  const unplaced = new Map<string, Unplaced>();
  const otherDefaults = new Map<string, OtherDefault>();
  for (const code of readCode(check.folder).map(findUses))
    for (const use of code.isTranslated ? code.uses : []) {
      if (use.file.isTest) continue;
      const lacking = undefinedIn(whole, use, used);
      // i18next gives the default text of a list to its last key.
      for (const written of use.isList ? lacking.slice(use.hasDefault ? -1 : 0) : use.keys) {
        const isDefined = !lacking.includes(written);
        const { namespace, key } = splitKey(whole, use, written);
        const spaces = namespace === undefined ? namespacesOf(whole, use) : [namespace];
        // Several files are possible, and only a person can choose; `check --code` names the place.
        const [space] = spaces;
        if (space === undefined || spaces.length > 1) continue;
        const id = `${space}:${key}`;
        if (!check.sources.has(space)) {
          if (!isDefined) unplaced.set(id, { namespace: space, key, place: placeOf(use) });
          continue;
        }
        for (const context of use.contexts) add(found, check, { space, key: `${key}_${context}`, use });
        if (isDefined) {
          const longer = use.readsGroup ? undefined : insideGroup(check, space, key);
          if (longer !== undefined) clashes.set(id, { namespace: space, key, longer, place: placeOf(use) });
          continue;
        }
        const before = found.get(id);
        for (const [form, other] of use.defaults) {
          const taken = before?.defaults.get(form);
          if (taken !== undefined && taken !== other)
            otherDefaults.set(`${id} ${other}`, { namespace: space, key, taken, other, place: placeOf(use) });
        }
        put(found, { space, key, use });
      }
    }
  return {
    keys: [...found.values()],
    clashes: [...clashes.values()],
    unplaced: [...unplaced.values()],
    otherDefaults: [...otherDefaults.values()],
  };
}

interface Asked {
  readonly space: string;
  readonly key: string;
  readonly use: Use;
}

function put(found: Map<string, NewKey>, { space, key, use }: Asked): void {
  const id = `${space}:${key}`;
  const before = found.get(id);
  found.set(id, {
    namespace: space,
    key,
    kinds: new Set([...(before?.kinds ?? []), ...use.kinds]),
    defaults: new Map([...use.defaults, ...(before?.defaults ?? [])]),
  });
}

/** For a key with context, such as `friend_male`, i18next falls back to the one without, so it is added too. */
function add(found: Map<string, NewKey>, { sources }: Pick<CodeCheck, 'sources'>, asked: Asked): void {
  const source = sources.get(asked.space);
  const { key } = asked;
  if (source === undefined || source.plain.has(key) || source.groups.has(key) || source.groups.has(`${key}_ordinal`))
    return;
  put(found, asked);
}

/** A text of the group that occupies the key; undefined if there is none. */
function insideGroup({ sources }: Pick<CodeCheck, 'sources'>, namespace: string, key: string): string | undefined {
  const source = sources.get(namespace);
  if (source?.file.branches.get(key) !== 'object') return undefined;
  if (source.groups.has(key) || source.groups.has(`${key}_ordinal`)) return undefined;
  return [...source.file.entries.keys()].find((other) => other.startsWith(`${key}.`));
}
