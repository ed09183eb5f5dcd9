#!/usr/bin/env node
import { programCalled } from '#cli/terminal/program-called.ts';
import { runToEnd } from '#cli/terminal/run-to-end.ts';
import { fillLocales } from '#cli/commands/locales.ts';

const program = programCalled('slipway-locales');
fillLocales(program);
await runToEnd(program, process.argv);
