/**
 * How many sequences a model is compared with: the same few in `npm test`, many new ones in `npm run qa -- properties`.
 *
 * @example fc.assert(property, modelRuns(8))
 */
export function modelRuns(few: number): { readonly numRuns: number; readonly seed?: number } {
  const many = process.env['SLIPWAY_SEQUENCES'];
  return many === undefined ? { numRuns: few, seed: 20_260_314 } : { numRuns: Number(many) };
}
