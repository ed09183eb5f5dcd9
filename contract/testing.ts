// Values as text, and facts of texts, for tests.
export { digestOf, oneLine, readable } from './readable.fixture.ts';
export { propertiesOf, type Property } from './properties.fixture.ts';
export { missingFacts } from './facts.fixture.ts';
