/** What the shell sees. Tools and CI build on these numbers: they never change their meaning. */
export const EXIT = {
  ok: 0,
  /** The work was done and found something: a mismatch, a finding, a refusal. */
  findings: 1,
  /** The work could not start: a wrong argument, an unreadable file. */
  usage: 2,
  /** The work began and could not be ended (the other side is gone): what was finished stands. */
  cutShort: 3,
  /** A fault of ours, printed with its stack. */
  bug: 70,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const;
