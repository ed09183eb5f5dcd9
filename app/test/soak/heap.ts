import type { Page } from 'playwright-core';

export interface HeapReading {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The page's heap after garbage collection; a second round collects what the first one's finalisers released. */
export async function readHeap(page: Page): Promise<HeapReading> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  } finally {
    await session.detach();
  }
}
