import type { Stream } from '../../core/random/stream.ts';

/** Around the origin, within 40 units each way. */
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

const crown: Motif = () =>
  '<path d="M-34 22-38-20-16-2 0-32 16-2 38-20 34 22Z"/><circle cy="10" r="5" fill="#fff"/><circle cx="-18" cy="10" r="4" fill="#fff"/><circle cx="18" cy="10" r="4" fill="#fff"/>';

const cherry: Motif = () =>
  '<path d="M-14 10Q-8-22 14-34Q8-8 16 6" fill="none" stroke-width="4"/><circle cx="-16" cy="20" r="15"/><circle cx="16" cy="18" r="15"/><circle cx="-21" cy="15" r="4" fill="#fff"/><circle cx="11" cy="13" r="4" fill="#fff"/>';

const clover: Motif = () =>
  '<circle cx="-13" cy="-13" r="15"/><circle cx="13" cy="-13" r="15"/><circle cx="-13" cy="11" r="15"/><circle cx="13" cy="11" r="15"/><path d="M0 4Q2 28 14 36" fill="none" stroke-width="5"/>';

const horseshoe: Motif = () =>
  '<path d="M-30 34-34-2A34 34 0 0 1 34-2L30 34H14L17-2A17 17 0 0 0-17-2L-14 34Z"/><g fill="#fff"><circle cx="-25" cy="4" r="3"/><circle cx="25" cy="4" r="3"/><circle cy="-27" r="3"/></g>';

const key: Motif = () =>
  '<g transform="rotate(-40)"><circle cx="-18" r="18"/><circle cx="-18" r="7" fill="#fff"/><path d="M0-5H38V14H30V5H22V12H14V5H0Z"/></g>';

const flame: Motif = () =>
  '<path d="M0-38Q30-10 26 12A26 26 0 0 1-26 12Q-26-4-12-16-8-4-2-6 4-20 0-38Z"/><path d="M0 34A13 13 0 0 1-12 20Q-8 8 2 2 14 14 12 22A12 12 0 0 1 0 34Z" fill="#fff"/>';

const sun: Motif = () =>
  '<circle r="18"/><path d="M0-38V-26M0 26V38M-38 0H-26M26 0H38M-27-27-18-18M18 18 27 27M-27 27-18 18M18-18 27-27" fill="none" stroke-width="6"/><circle r="9" fill="#fff"/>';

const rocket: Motif = () =>
  '<g transform="rotate(35)"><path d="M0-40Q18-20 14 18H-14Q-18-20 0-40Z"/><circle cy="-10" r="7" fill="#fff"/><path d="M-14 2-26 22-12 18ZM14 2 26 22 12 18Z"/><path d="M-8 20 0 40 8 20Z" fill="#fff"/></g>';

const leaf: Motif = () =>
  '<path d="M-30 32Q-38-30 34-34 38 30-20 26Z"/><path d="M-34 36Q-10 0 20-20M-12 10-16-12M2-2 18 8" fill="none"/>';

const hourglass: Motif = () =>
  '<path d="M-24-34H24Q24-12 4 0 24 12 24 34H-24Q-24 12-4 0-24-12-24-34Z"/><path d="M-14-22H14Q12-12 0-4-12-12-14-22ZM-16 30Q-10 16 0 14 10 16 16 30Z" fill="#fff"/>';

const mask: Motif = () =>
  '<path d="M-38-16Q0-30 38-16 38 14 16 16 6 16 0 6-6 16-16 16-38 14-38-16Z"/><path d="M-28-8Q-16-16-8-4-18 6-28-8ZM28-8Q16-16 8-4 18 6 28-8Z" fill="#fff"/>';

const sword: Motif = () =>
  '<g transform="rotate(45)"><path d="M-5 14V-30L0-40 5-30V14Z" fill="#fff"/><path d="M-18 12H18V20H-18ZM-4 20H4V36H-4Z"/><circle cy="37" r="5"/></g>';

const bell: Motif = () =>
  '<path d="M-30 20Q-20 12-20-6A20 22 0 0 1 20-6Q20 12 30 20Z"/><circle cy="26" r="8" fill="#fff"/><circle cy="-31" r="6"/>';

const heart: Motif = () =>
  '<path d="M0 34-32 2A18 18 0 0 1 0-22 18 18 0 0 1 32 2Z"/><path d="M-22-6Q-20-18-8-16" fill="none" stroke="#fff" stroke-width="4"/>';

const tower: Motif = () =>
  '<path d="M-24 36-18-14H18L24 36Z"/><path d="M-24-34H-12V-26H-6V-34H6V-26H12V-34H24V-12H-24Z"/><path d="M-8 36V18A8 8 0 0 1 8 18V36Z" fill="#fff"/>';

const bottle: Motif = () =>
  '<path d="M-7-38H7V-20Q22-10 22 8V28Q22 36 14 36H-14Q-22 36-22 28V8Q-22-10-7-20Z"/><path d="M-22 6Q-8-2 0 6 10 14 22 6V28Q22 36 14 36H-14Q-22 36-22 28Z" fill="#fff"/>';

const pair: Motif = () =>
  '<rect x="-32" y="-30" width="34" height="52" rx="4" fill="#fff"/><rect x="-4" y="-20" width="34" height="52" rx="4" fill="#fff"/><path d="M13 22-1 8A7 7 0 0 1 13-2 7 7 0 0 1 27 8Z"/><path d="M-15-22-24-10-15 2-6-10Z"/>';

const three: Motif = () =>
  [-28, 0, 28]
    .map(
      (x) =>
        `<g transform="translate(${x})"><rect x="-12" y="-22" width="24" height="44" rx="3" fill="#fff"/><path d="M0-12 8 0 0 12-8 0Z"/></g>`,
    )
    .join('');

const chip: Motif = () =>
  '<circle r="35"/><circle r="29" fill="none" stroke="#fff" stroke-width="11" stroke-dasharray="15.2 15.2"/><circle r="19" fill="#fff"/><path d="M0-11 9 0 0 11-9 0Z"/>';

const sectors: Motif = () =>
  '<circle cy="4" r="33"/><path d="M0 4V-29A33 33 0 0 1 28.6-12.5ZM0 4 28.6 20.5A33 33 0 0 1 0 37ZM0 4-28.6 20.5A33 33 0 0 1-28.6-12.5Z" fill="#fff"/><circle cy="4" r="6"/><path d="M-8-40H8L0-24Z"/>';

const bowl: Motif = () =>
  '<ellipse cy="4" rx="38" ry="24"/><ellipse cy="0" rx="29" ry="16" fill="#fff"/><ellipse cy="-2" rx="17" ry="8"/><path d="M0-2V-24M-6-20H6" fill="none" stroke-width="4"/><circle cx="22" cy="4" r="5"/>';

const stopwatch: Motif = () =>
  '<path d="M-7-39H7V-30H-7ZM22-28 30-20 24-14 16-22Z"/><circle cy="6" r="31"/><circle cy="6" r="22" fill="#fff"/><path d="M0 6V-10M0 6 11 12" fill="none" stroke-width="5"/>';

const tiger: Motif = () =>
  '<path d="M-34-34Q-18-36-12-28H12Q18-36 34-34 36-18 30-10 34 22 0 36-34 22-30-10-36-18-34-34Z"/><path d="M-6 14H6L0 21Z" fill="#fff"/><circle cx="-13" cy="-2" r="5" fill="#fff"/><circle cx="13" cy="-2" r="5" fill="#fff"/><path d="M0-26V-12M-9-24-6-14M9-24 6-14M-28 8-16 10M28 8 16 10M-24 18-14 16M24 18 14 16" fill="none" stroke-width="4"/>';

const crystal: Motif = () =>
  '<path d="M-10 34-14-24-2-40 12-24 10 34Z"/><path d="M-10 34-32 28-34 2-24-8-14 2ZM10 34 32 30 36 10 26-2 14 8Z" fill="#fff"/><path d="M-2-40V34" fill="none"/>';

const moon: Motif = () =>
  '<path d="M10-36A36 36 0 1 0 36 14 28 28 0 0 1 10-36Z"/><path d="M26-28 29-20 37-17 29-14 26-6 23-14 15-17 23-20Z" fill="#fff"/>';

const boat: Motif = () =>
  '<path d="M-38 10H38Q32 34 16 34H-16Q-32 34-38 10Z"/><path d="M-2 4V-38L-28 4Z" fill="#fff"/><path d="M4 4V-28Q24-16 28 4Z"/>';

const wave: Motif = () =>
  '<path d="M-38 34V10Q-30-30 4-32 30-30 30-8 22-20 12-14 4-6 14 6 24 16 38 14V34Z"/><path d="M-38 22Q-22 12-6 22T26 24" fill="none" stroke="#fff" stroke-width="4"/>';

const rainbow: Motif = () =>
  '<g fill="none"><path d="M-30 24V18A30 30 0 0 1 30 18V24" stroke-width="17"/><path d="M-30 24V18A30 30 0 0 1 30 18V24" stroke="#fff" stroke-width="5"/></g><circle cx="-28" cy="26" r="11" fill="#fff"/><circle cx="28" cy="26" r="11" fill="#fff"/>';

const bird: Motif = () =>
  '<path d="M-38-6Q-18-12-10 0L22-36Q26-8 12 6 24 10 36 6 24 26 2 24L-12 38-10 22Q-30 16-38-6Z"/><circle cx="-20" cy="2" r="3" fill="#fff"/>';

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
  crown,
  cherry,
  clover,
  horseshoe,
  key,
  flame,
  sun,
  rocket,
  leaf,
  hourglass,
  mask,
  sword,
  bell,
  heart,
  tower,
  bottle,
  pair,
  three,
  chip,
  sectors,
  bowl,
  stopwatch,
  tiger,
  crystal,
  moon,
  boat,
  wave,
  rainbow,
  bird,
} as const satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof MOTIFS;
