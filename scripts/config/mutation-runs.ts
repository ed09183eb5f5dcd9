import fc from 'fast-check';

/** Same cases every time, so that a mutant is killed or not, never now and then. */
fc.configureGlobal({ numRuns: 60, seed: 20_260_217 });
