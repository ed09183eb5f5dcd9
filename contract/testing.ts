export { digestOf, oneLine, readable } from './readable.fixture.ts';
export { propertiesOf, type Property } from './properties.fixture.ts';
export { missingFacts } from './facts.fixture.ts';
