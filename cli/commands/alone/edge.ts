#!/usr/bin/env node
import { programCalled } from '#cli/terminal/program-called.ts';
import { runToEnd } from '#cli/terminal/run-to-end.ts';
import { fillEdge } from '#cli/commands/edge.ts';

const program = programCalled('slipway-edge');
fillEdge(program);
await runToEnd(program, process.argv);
