import fc from 'fast-check';

const DEFAULT_RUNS = 100_000;

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? DEFAULT_RUNS) });
