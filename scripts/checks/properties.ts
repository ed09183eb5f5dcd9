import { spawnSync } from 'node:child_process';
import { toolPath } from './run-tool.ts';
import { command } from '#scripts/config/command.ts';

const { args } = command('qa properties').argument('[patterns...]', 'parts of paths of test files').parse();
const { status } = spawnSync(toolPath('vitest'), ['run', '--config', 'scripts/config/properties.config.ts', ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
