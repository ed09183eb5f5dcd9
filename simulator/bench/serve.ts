// A simulator in its own process: options as JSON in the first argument; prints its address first.
import { type SimulatorOptions, startSimulator } from '../index.ts';

const simulator = await startSimulator(JSON.parse(process.argv[2] ?? '{}') as SimulatorOptions);
console.log(simulator.url);
