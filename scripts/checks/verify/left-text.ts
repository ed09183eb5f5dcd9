const NAMED = 3;

/** The closing line of `npm run verify`: what it has not run, and which command runs it. */
export function leftText({ far, starting }: { far: readonly string[]; starting: readonly string[] }): string {
  const lines = [
    far.length > 0 &&
      `Not run for lack of time: ${counted(far.length)} further from the change, such as ${far.slice(0, NAMED).join(', ')} (npm run verify -- --all runs them).`,
    `Not run: browser tests, size budget${starting.length > 0 ? `, tests of commands (${counted(starting.length)})` : ''} (npm test runs them), long tests (npm run qa -- long).`,
  ];
  return lines.filter((line) => line !== false).join('\n');
}

const counted = (count: number): string => (count === 1 ? '1 test file' : `${count} test files`);
