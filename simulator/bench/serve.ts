// A simulator in a process of its own: options as JSON in the first argument, its address as the first line of output.
import { type SimulatorOptions, startSimulator } from '../index.ts';

const simulator = await startSimulator(JSON.parse(process.argv[2] ?? '{}') as SimulatorOptions);
console.log(simulator.url);
