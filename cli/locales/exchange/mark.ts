import { createHash } from 'node:crypto';

/** Identifies the translation at the time of the export, so that `import` detects a later change. */
export const markOfText = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
