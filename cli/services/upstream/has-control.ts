import type { Send } from './send.ts';

/** Whether this is a simulator, whose control interface is below `/__sim`. @throws Error without an answer */
export async function hasControl(send: Send): Promise<boolean> {
  const { status, text } = await send({ method: 'GET', path: '/__sim/health', headers: {}, body: undefined });
  // Web servers that answer everything with their start page are no simulators.
  return status === 200 && text.startsWith('{');
}
