import { launch } from './bootstrap.js';

await launch('./config/run.ts');
