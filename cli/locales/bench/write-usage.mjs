import { writeFileSync } from 'node:fs';

// Loaded with `node --import`: writes the resource usage of the process to the file SLIPWAY_USAGE when it ends.
const file = process.env['SLIPWAY_USAGE'];
if (file !== undefined) process.once('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
