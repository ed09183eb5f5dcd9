import { testBenchmarks } from './started-shortly.ts';

testBenchmarks('long browser test', 300_000);
