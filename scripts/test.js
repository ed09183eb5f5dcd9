import { launch } from './bootstrap.js';

await launch('./checks/run-checks.ts');
