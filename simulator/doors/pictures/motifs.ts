import type { Stream } from '../../core/random/stream.ts';

/** A shape around the origin, within 40 units each way. */
type Motif = (stream: Stream) => string;

const points = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count * 2 }, (_, index) => {
    const angle = (Math.PI * index) / count - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`;
  }).join(' ');

const star: Motif = (stream) => `<polygon points="${points(5 + stream.int(4), 15, 36)}"/><circle r="8" fill="#fff"/>`;

const gem: Motif = () =>
  '<path d="M-30-12-16-30H16L30-12 0 34Z"/><path d="M-30-12H30M-16-30-8-12 0 34 8-12 16-30" fill="none"/>';

const reels: Motif = (stream) =>
  [-24, 0, 24]
    .map(
      (x) =>
        `<rect x="${x - 10}" y="-24" width="20" height="48" rx="4" fill="#fff"/><polygon transform="translate(${x} ${stream.int(20) - 10}) scale(.24)" points="${points(4 + stream.int(4), 14, 34)}"/>`,
    )
    .join('');

const wheel: Motif = (stream) => {
  const spokes = Array.from({ length: 6 + stream.int(7) });
  const lines = spokes.map((_, index) => `<path d="M0 0V-34" transform="rotate(${(360 / spokes.length) * index})"/>`);
  return `<circle r="35"/>${lines.join('')}<circle r="9" fill="#fff"/>`;
};

const cards: Motif = (stream) =>
  [-22, 0, 22]
    .map(
      (angle, index) =>
        `<g transform="rotate(${angle}) translate(0 -4)"><rect x="-14" y="-28" width="28" height="42" rx="4" fill="#fff"/><circle cy="-7" r="${4 + stream.int(4) + index}"/></g>`,
    )
    .join('');

const dice: Motif = (stream) => {
  const pips = (1 + stream.int(2)) * 3;
  const dots = Array.from(
    { length: pips },
    (_, index) => `<circle cx="${(index % 2) * 20 - 10}" cy="${Math.floor(index / 2) * 14 - 14}" r="4"/>`,
  );
  return `<g transform="rotate(${stream.int(40) - 20})"><rect x="-27" y="-27" width="54" height="54" rx="11" fill="#fff"/>${dots.join('')}</g>`;
};

const mountain: Motif = () =>
  '<path d="M-38 26-14-20 2 6 14-10 38 26Z"/><path d="M-20-8-14-20-6-6-13-10Z" fill="#fff"/><circle cx="22" cy="-24" r="8"/>';

const fish: Motif = () =>
  '<path d="M34 0C22-20-8-22-22-4L-38-18V18L-22 4C-8 22 22 20 34 0Z"/><circle cx="18" cy="-4" r="3.5" fill="#fff"/><path d="M2-13Q10 0 2 13" fill="none"/>';

const ball: Motif = () =>
  '<circle r="34" fill="#fff"/><path d="M0-14 13-4 8 11H-8L-13-4Z"/><path d="M0-14V-34M13-4 33-10M8 11 20 28M-8 11-20 28M-13-4-33-10" fill="none"/>';

const lantern: Motif = () =>
  '<path d="M0-38V-28M0 28V38" fill="none"/><rect x="-10" y="-30" width="20" height="6" rx="2"/><ellipse rx="27" ry="24"/><path d="M0-24V24M-14-20Q-24 0-14 20M14-20Q24 0 14 20" fill="none"/><rect x="-10" y="24" width="20" height="6" rx="2"/>';

export const MOTIFS: readonly Motif[] = [star, gem, reels, wheel, cards, dice, mountain, fish, ball, lantern];
