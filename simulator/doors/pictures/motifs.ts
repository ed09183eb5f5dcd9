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

const coins: Motif = () =>
  '<g><ellipse cy="22" rx="30" ry="10"/><ellipse cy="10" rx="30" ry="10"/><ellipse cy="-2" rx="30" ry="10"/></g><circle cx="8" cy="-22" r="15" fill="#fff"/><path d="M8-30V-14M3-26H13M3-18H13" fill="none"/>';

const slip: Motif = () =>
  '<path d="M-22-36H22V36l-7-6-7 6-8-6-8 6-7-6-7 6Z" fill="#fff"/><path d="M-12-22H0M-12-8H0M-12 6H0" fill="none" stroke-width="4"/><circle cx="12" cy="-22" r="4"/><circle cx="12" cy="-8" r="4"/><circle cx="12" cy="6" r="4"/>';

const friends: Motif = () =>
  '<circle cx="-16" cy="-14" r="13"/><path d="M-38 30Q-36 4-16 4T6 30Z"/><circle cx="17" cy="-8" r="12" fill="#fff"/><path d="M-2 34Q0 8 17 8T38 34Z" fill="#fff"/>';

const bat: Motif = () =>
  '<g transform="rotate(35)"><path d="M-8-8H8V36Q0 40-8 36Z" fill="#fff"/><rect x="-4" y="-38" width="8" height="31" rx="3"/></g><circle cx="22" cy="-20" r="12"/><path d="M14-27Q22-20 18-9" fill="none" stroke-dasharray="3 2"/>';

const balls: Motif = (stream) =>
  [
    [-18, -12],
    [18, -14],
    [0, 16],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="17"/><circle cx="${x}" cy="${y}" r="${8 + stream.int(3)}" fill="#fff"/>`,
    )
    .join('');

const bolt: Motif = () => '<path d="M8-38-22 6H-3L-8 38 22-8H3Z"/>';

const shield: Motif = () =>
  '<path d="M0-38 30-26V0Q28 26 0 38-28 26-30 0V-26Z"/><path d="M-14 0-3 12 16-12" fill="none" stroke="#fff" stroke-width="6"/>';

const basketball: Motif = () =>
  '<circle r="34"/><path d="M-34 0H34M0-34V34M-24-24Q-6 0-24 24M24-24Q6 0 24 24" fill="none"/>';

const car: Motif = () =>
  '<path d="M-38 14-30-2-12-6-2-18H18L26-4 36 0 38 14Z"/><path d="M0-14H14L19-5H-6Z" fill="#fff"/><circle cx="-20" cy="16" r="9" fill="#fff"/><circle cx="22" cy="16" r="9" fill="#fff"/>';

const phone: Motif = () =>
  '<rect x="-19" y="-37" width="38" height="74" rx="7"/><rect x="-14" y="-29" width="28" height="52" fill="#fff"/><circle cy="30" r="3.5" fill="#fff"/><path d="M0-18V6M-9-3 0 7 9-3M-10 15H10" fill="none" stroke-width="4"/>';

const anchor: Motif = () =>
  '<g fill="none" stroke-width="12"><circle cy="-24" r="9"/><path d="M0-14V32M-14-4H14M-30 8Q-28 32 0 32 28 32 30 8"/></g><g fill="none" stroke="#fff" stroke-width="5"><circle cy="-24" r="9"/><path d="M0-14V32M-14-4H14M-30 8Q-28 32 0 32 28 32 30 8"/></g>';

export const MOTIFS = {
  star,
  gem,
  reels,
  wheel,
  cards,
  dice,
  mountain,
  fish,
  ball,
  lantern,
  coins,
  slip,
  friends,
  bat,
  balls,
  bolt,
  shield,
  basketball,
  car,
  phone,
  anchor,
} as const satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof MOTIFS;
