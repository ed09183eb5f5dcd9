import type { KeptValues } from './kept-values.ts';

/** Never to be found in a browser, whoever put it there. */
const FORBIDDEN = ['bank_password'];

interface Migration {
  /** The key that the older release wrote; it is removed once its values have been taken over. */
  readonly from: string;
  /** May throw: then there is nothing to take over. What comes back is checked like any stored value. */
  readonly read: (text: string) => { readonly [Name in keyof KeptValues]?: unknown };
}

const MIGRATIONS: readonly Migration[] = [
  {
    // Version 1 kept the whole session as one readable value.
    from: 'slipway.session.v1',
    read: (text) => {
      const { token, freshToken, userId, role } = JSON.parse(text) as Record<string, unknown>;
      return { token, fresh_token: freshToken, user_id: userId, role };
    },
  },
];

/** Takes over what older releases left, oldest first, and clears it away. */
export function migrateStored(storage: Storage): Record<string, unknown> {
  for (const name of FORBIDDEN) storage.removeItem(name);
  const taken: Record<string, unknown> = {};
  for (const { from, read } of MIGRATIONS) {
    const text = storage.getItem(from);
    if (text === null) continue;
    try {
      Object.assign(taken, read(text));
    } catch {
      // A damaged old value costs itself and nothing else.
    }
    storage.removeItem(from);
  }
  return taken;
}
