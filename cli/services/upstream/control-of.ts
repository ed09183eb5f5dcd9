import type { Send } from './send.ts';

/** What a simulator plays; undefined where this is none, since its control interface is not there. @throws Error without an answer */
export async function controlOf(send: Send): Promise<'keyed' | 'strict-spec' | undefined> {
  const { status, text } = await send({ method: 'GET', path: '/__sim/health', headers: {}, body: undefined });
  // Web servers that answer everything with their start page are no simulators.
  if (status !== 200 || !text.startsWith('{')) return undefined;
  return text.includes('"upstream":"strict-spec"') ? 'strict-spec' : 'keyed';
}
