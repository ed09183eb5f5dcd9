// Schemas and values as text, for files that tests compare.
export { digestOf, oneLine, readable } from './readable.fixture.ts';
export { shapeOf } from './shape-of.fixture.ts';
export { propertiesOf, type Property } from './properties.fixture.ts';
