declare global {
  /** Called by compiled modules with what they import late (scripts/config/compile-for-tests.ts). */
  var slipwayImport: (<Module>(loading: Promise<Module>) => Promise<Module>) | undefined;
}

const loading = new Set<Promise<unknown>>();

globalThis.slipwayImport = (loaded) => {
  const noted: Promise<unknown> = Promise.allSettled([loaded]).then(() => loading.delete(noted));
  loading.add(noted);
  return loaded;
};

/** Waits until nothing is imported late, as `vi.dynamicImportSettled` does for what vitest loads itself. */
export async function lateImportsSettled(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}
