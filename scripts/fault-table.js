import { launch } from './bootstrap.js';

await launch('./checks/fault-table.ts');
