import { expect, it } from 'vitest';
import { openBrandSource, withText } from './brand-source.ts';
import { checkShape } from './check-shape.ts';

it.each([
  ['https://play.example/games', 'Write the origin alone, without a path: https://games.example.com.'],
  ['http://play.example', 'Write an https address; "http://play.example" would not be safe to open.'],
])('an origin of frames that is %s is corrected by what is wrong with it', (origin, advice) => {
  const source = openBrandSource(process.cwd(), 'harborlight');
  const brand = { ...(JSON.parse(source.text) as object), frameOrigins: [origin] };
  expect(checkShape(withText(source, JSON.stringify(brand))).problems).toMatchObject([
    { key: 'frameOrigins.0', advice },
  ]);
});
