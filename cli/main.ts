import { runToEnd } from './terminal/run-to-end.ts';
import { createProgram } from './program.ts';

export const main = (argv: readonly string[]): Promise<void> => runToEnd(createProgram(), argv);
