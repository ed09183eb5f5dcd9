import { testBenchmarks } from './started-shortly.ts';

testBenchmarks('long test', 300_000);
