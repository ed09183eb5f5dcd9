/**
 * What the oldest browsers of cli/build/browsers.ts lack and every call or link needs. `AbortSignal.any`: Safari before 17.4, Chrome before
 * 116, Firefox before 124. `URL.canParse`: Safari before 17, Chrome before 120. esbuild lowers syntax alone.
 */
AbortSignal.any ??= (signals) => {
  const any = new AbortController();
  for (const signal of signals) {
    const end = () => any.abort(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { signal: any.signal });
  }
  return any.signal;
};
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
