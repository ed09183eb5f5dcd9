/** Exit codes. Tools and CI depend on them: they never change their meaning. */
export const EXIT = {
  ok: 0,
  /** The command ran and found something: a mismatch, a finding, a refusal. */
  findings: 1,
  /** The command could not start: a wrong argument, an unreadable file. */
  usage: 2,
  /** The command could not finish because the other side is gone; finished work is kept. */
  cutShort: 3,
  /** An internal error, printed with its stack. */
  bug: 70,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const;
