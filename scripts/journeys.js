import { launch } from './bootstrap.js';

await launch('./checks/journeys.ts');
