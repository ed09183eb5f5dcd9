/** Tools and CI depend on them: their meaning never changes. */
export const EXIT = {
  ok: 0,
  /** A mismatch, a finding, a refusal. */
  findings: 1,
  /** A wrong argument, an unreadable file. */
  usage: 2,
  /** The other side is gone; finished work is kept. */
  cutShort: 3,
  /** Internal error, printed with its stack. */
  bug: 70,
  /** Ctrl-C. */
  interrupted: 130,
} as const;
