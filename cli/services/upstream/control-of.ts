import type { Send } from './send.ts';

/** What a simulator plays; undefined for other upstreams, which have no control interface. @throws Error without an answer */
export async function controlOf(send: Send): Promise<'keyed' | 'strict-spec' | undefined> {
  const { status, text } = await send({ method: 'GET', path: '/__sim/health', headers: {}, body: undefined });
  if (status !== 200 || !text.startsWith('{')) return undefined;
  return text.includes('"upstream":"strict-spec"') ? 'strict-spec' : 'keyed';
}
