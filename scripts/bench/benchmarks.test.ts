import { testBenchmarks } from './started-shortly.ts';

testBenchmarks('npm test', 60_000);
