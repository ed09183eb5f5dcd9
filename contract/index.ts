export * from './brand/index.ts';
export * from './entities/index.ts';
export * from './match-sum.ts';
export * from './reasons.ts';
export * from './rows/index.ts';
