import { expect, it } from 'vitest';
import { OWN_PRODUCT_IDS, PRODUCT_IDS } from './product-ids.ts';

it('product ids are those of section 3; cricket and PK10, which have none there, take free ones of their ranges', () => {
  const { cricket, pk10, ...specified } = PRODUCT_IDS;
  expect(specified).toEqual({
    soccer: 10,
    basketball: 11,
    bd: 12,
    hkmarksix: 13,
    ammarksix: 14,
    newammarksix: 15,
    gallopingmarksix: 18,
    sgnmarksix: 19,
    twnmarksix: 20,
    pgGames: 22,
    tadaGames: 27,
    noah: 28,
    winfinity: 29,
  });
  expect([cricket, pk10]).toEqual(OWN_PRODUCT_IDS);
  expect(Object.values<number>(specified)).not.toEqual(expect.arrayContaining([cricket]));
  expect(Object.values<number>(specified)).not.toEqual(expect.arrayContaining([pk10]));
  expect(cricket <= 12 && pk10 >= 13 && pk10 <= 20).toBe(true);
});
