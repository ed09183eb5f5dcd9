import type { Site } from './site.ts';

/** The code that an e-mail or a mobile would have received last; throws when none was sent. */
export function codeSentTo(site: Site, target: string): string {
  const sent = site.simulator.world().verification.waiting();
  const code = sent.find((each) => each.target === target)?.code;
  if (code === undefined) throw new Error(`No code for ${target}; there are: ${JSON.stringify(sent)}`);
  return code;
}
