// A simulator in a process of its own: options as JSON in the first argument, its address as the first line of output.
import { startSimulator, type SimulatorOptions } from '#simulator/start-simulator.ts';

const simulator = await startSimulator(JSON.parse(process.argv[2] ?? '{}') as SimulatorOptions);
console.log(simulator.url);
