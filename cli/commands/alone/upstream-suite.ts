#!/usr/bin/env node
import { addAudit } from '#cli/commands/audit.ts';
import { addCheck } from '#cli/commands/check.ts';
import { addReplay } from '#cli/commands/replay.ts';
import { programCalled } from '#cli/terminal/program-called.ts';
import { runToEnd } from '#cli/terminal/run-to-end.ts';

const program = programCalled('slipway-upstream-suite');
for (const add of [addCheck, addReplay, addAudit]) add(program);
await runToEnd(program, process.argv);
