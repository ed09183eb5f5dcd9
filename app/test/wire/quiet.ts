import type { TcpProxy } from './tcp-proxy.ts';

const wall = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const QUIET_CHECKS = 4;
const CHECK_MS = 4;

/** Until no request is on its way, seen several times in a row: an answer may cause the next request. */
export async function settle(proxies: readonly TcpProxy[]): Promise<void> {
  for (let quiet = 0; quiet < QUIET_CHECKS;) {
    await wall(CHECK_MS);
    quiet = proxies.some((proxy) => proxy.isBusy()) ? 0 : quiet + 1;
  }
}

export async function until(isSo: () => boolean, failure: string): Promise<void> {
  for (let turn = 0; turn < 2_000; turn += 1) {
    if (isSo()) return;
    await wall(10);
  }
  throw new Error(failure);
}
