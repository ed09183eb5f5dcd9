import { usageError } from '#cli/terminal/errors.ts';

/** The specification; also keys and deadlines; or all of our contract. */
const LEVELS = ['specification', 'keyed', 'all'] as const;
export type Level = (typeof LEVELS)[number];

export const reaches = (level: Level, wanted: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf(wanted);

/** Parses `--level`. @throws CliError */
export function levelOf(level: string): Level {
  const known = LEVELS.find((each) => each === level);
  if (known !== undefined) return known;
  throw usageError(`--level: ${level} is none of ${LEVELS.join(', ')}`);
}
