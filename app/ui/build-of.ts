/** Sent by a part that did not load: its chunk may belong to a build that the server no longer has. */
export const PART_FAILED = 'slipway.part-failed';

const SCRIPT = /\/assets\/(app-[A-Z0-9]{8}\.js)/;
const TEXTS = /\/locales\/([0-9a-f]{8,})/;

/** What identifies the build of a page: its script and the folder of its translations; undefined for anything else. */
export function buildOf(html: string): string | undefined {
  const script = SCRIPT.exec(html)?.[1];
  const texts = TEXTS.exec(html)?.[1];
  return script === undefined || texts === undefined ? undefined : `${script} ${texts}`;
}
