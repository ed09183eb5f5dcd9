import { configure } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { VAULT, type VaultName } from '#app/store/vault-values.ts';
import { forget } from '#app/store/vault.ts';

// How long to look for something before it counts as missing: a bound for a busy machine, not a wait.
configure({ asyncUtilTimeout: 60_000 });

/** Files of tests share the page of their worker and the app's modules: each begins as a page does that was just opened. */
beforeAll(() => {
  forget(...(Object.keys(VAULT) as VaultName[]));
  localStorage.clear();
  sessionStorage.clear();
});

/** What tests add because jsdom has it not. */
afterAll(() => {
  for (const method of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, method);
});
