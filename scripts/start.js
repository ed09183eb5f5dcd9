import { launch } from './bootstrap.js';

await launch('./dev/start.ts');
