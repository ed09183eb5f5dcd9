import { writeFileSync } from 'node:fs';

// Loaded with `node --import`: writes the process's resource usage to the file in SLIPWAY_USAGE.
const file = process.env['SLIPWAY_USAGE'];
if (file !== undefined) process.once('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
