/** A random stream for one purpose: the same seed and name give the same numbers, whatever else is drawn. */
export interface Stream {
  next(): number;
  int(bound: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(from: readonly T[]): T[];
}

const TWO_32 = 4_294_967_296;

/**
 * The stream of a seed and a name. The name has purpose and object (`result:s20260314-03`), so that one more draw elsewhere never
 * shifts it.
 *
 * @example streamOf('42', 'odds:s20260314-03').next()
 */
export function streamOf(seed: string, name: string): Stream {
  let [a, b, c, d] = hash128(`${seed}\u0000${name}`);
  // sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, passes BigCrush.
  const draw = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let warm = 0; warm < 12; warm++) draw();
  const next = () => draw() / TWO_32;
  const int = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    int,
    pick: (from) => {
      const index = int(from.length);
      const found = from[index];
      if (found === undefined && index >= from.length) throw new RangeError('nothing to pick from');
      return found as (typeof from)[number];
    },
    shuffle: (from) => {
      const copy = [...from];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(last + 1);
        [copy[last], copy[other]] = [copy[other] as (typeof from)[number], copy[last] as (typeof from)[number]];
      }
      return copy;
    },
  };
}

/** The first number of a stream, from 0 to below 1. */
export function drawOf(seed: string, name: string): number {
  return streamOf(seed, name).next();
}

/** cyrb128: four well-mixed 32-bit words of a string, to seed a generator. */
function hash128(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let at = 0; at < text.length; at++) {
    const k = text.charCodeAt(at);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1 >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}
