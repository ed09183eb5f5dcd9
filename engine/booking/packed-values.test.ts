import { expect, it } from 'vitest';
import { MatchIds } from './match-ids.ts';
import { packLine, packOdds } from './pack-decimal.ts';
import { packId } from './pack-id.ts';
import { Packer, Unpacker } from './packer.ts';

/** Codes that were written down must open as before: a change of these numbers is another version of the format. */
const packed = (pack: (out: Packer) => void): string => {
  const out = new Packer();
  pack(out);
  return out.value().toString(36);
};

it('identifiers are packed as in all codes of this version', () => {
  const ids = [
    's20260314-07',
    's20260315-12',
    's20240101-00',
    's20231231-00',
    '4711',
    '7',
    '1234567890123456',
    '12345678901234567',
    'c20500-1',
    'm1',
    'm12',
    'n12',
    'm1-2',
    'örebro',
    'ré1',
    'two words',
    'a1b2c3d4e5',
    'abcdefgh1',
    'abcdefghi1',
  ];
  const text = ids.map((id, index) => {
    const before = ids[index - 1];
    const alone = packed((out) => packId(out, id, undefined));
    const after = packed((out) => packId(out, id, before));
    const inBooking = [0, 3].map((game) => packed((out) => new MatchIds().pack(out, id, game)));
    return [id, alone, after, ...inBooking].join(' ');
  });
  expect(text.join('\n')).toMatchInlineSnapshot(`
    "s20260314-07 1953kgdm 1953kgdm 1w89 3rfapd4w
    s20260315-12 22rsksu2 c7 37n0 68bdqei8
    s20240101-00 3n4efgx 12gp 0 axd7aet
    s20231231-00 3n4ecih f axd71jh axd71jh
    4711 2yqji 2mvldq 4uhm 4uhm
    7 dj c1z 9d 9d
    1234567890123456 9wxc4fwlpmhc 8t9mry4zarzg0 g7hnjmwp35a g7hnjmwp35a
    12345678901234567 42x9s49taulne6sp7aitxit1x4thb 42x9s49taulne6sp7aitxit1x4thb c8rtcctfwjsy6ke3lvkhskf5regfz c8rtcctfwjsy6ke3lvkhskf5regfz
    c20500-1 oksmaljj luhftf5e7 21qduvsmn ba3
    m1 3u4 3ess bie bie
    m12 10ze wvi2 32y8 32y8
    n12 10zv wvwr 32zn 32zn
    m1-2 cfuf5 b231hd 11bj9h 11bj9h
    örebro 3e0wsmkdod533 3e0wsmkdod533 a62qdvp513f9b a62qdvp513f9b
    ré1 5fz8h7kv 5fz8h7kv gbxpfmqn gbxpfmqn
    two words 26vkbpv5qeocv7h33 26vkbpv5qeocv7h33 6kmoz5lh7812lmf9b 6kmoz5lh7812lmf9b
    a1b2c3d4e5 77jmi0dt5ut76hmcf3 77jmi0dt5ut76hmcf3 lmmvi15fhkfljgv19b lmmvi15fhkfljgv19b
    abcdefgh1 fxfqlohii4tk e5pzn9rkg4aaw 1bsb7t1gjiegq 1bsb7t1gjiegq
    abcdefghi1 6o6jfp5knars9chavz 6o6jfp5knars9chavz k0jmb3gpxwbcs1fwnz k0jmb3gpxwbcs1fwnz"
  `);
});

it('lines and odds are packed as in all codes of this version', () => {
  const lines = [
    '0',
    '-1',
    '+1',
    '1.5',
    '-0.25',
    '2.75',
    '15',
    '16',
    '7.5',
    '8.5',
    '-8.5',
    '168.5',
    '264',
    '9999',
    'x',
  ];
  const ofLines = lines.map((line) =>
    [line, ...(['handicap', 'total'] as const).map((kind) => packed((out) => packLine(out, line, kind)))].join(' '),
  );
  expect(ofLines.join('\n')).toMatchInlineSnapshot(`
    "0 0 0
    -1 h i
    +1 ep ea
    1.5 z z
    -0.25 ur tt
    2.75 1pm 1nr
    15 f d28
    16 fk d2a
    7.5 15 1b
    8.5 16 1
    -8.5 1m 1hgm
    168.5 ea2a 9h
    264 6r4 c7bkh
    9999 72vl cl3tf
    x 1bgf 1bgf"
  `);
  const odds = ['1.01', '1.85', '2', '2.0', '2.50', '9.99', '10', '25.39', '100.00', '1000', '1.123456', '12345.6'];
  expect(odds.map((each) => `${each} ${packed((out) => packOdds(out, each))}`).join('\n')).toMatchInlineSnapshot(`
    "1.01 4
    1.85 9q
    2 1y7
    2.0 jb3
    2.50 2j
    9.99 tr
    10 9nj
    25.39 5qe
    100.00 bm1
    1000 288wv
    1.123456 9y6uhnj
    12345.6 jzh4xr"
  `);
});

it('a day that a code steps to is one of the days that it can have', () => {
  const [first, days, near] = [19_723, 4_096, 32];
  /** Two soccer matches: one on a day, the next so many days later. */
  const read = (day: number, step: number) => {
    const out = new Packer();
    const kinds = ['shaped', 'digits', 'other'];
    out.choice('shaped', kinds);
    out.number(day, days);
    out.number(7, 100);
    out.choice('shaped', kinds);
    out.rare(false);
    out.number(step + near / 2, near);
    out.number(8, 100);
    const [input, ids] = [new Unpacker(out.value()), new MatchIds()];
    return [ids.unpack(input, 0), ids.unpack(input, 0)];
  };
  const dayOf = (day: number) => new Date((first + day) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  expect(read(16, -16)).toEqual([`s${dayOf(16)}-07`, 's20240101-08']);
  expect(read(days - 2, 1)).toEqual([`s${dayOf(days - 2)}-07`, `s${dayOf(days - 1)}-08`]);
  for (const [day, step] of [
    [0, -1],
    [days - 1, 1],
  ] as const)
    expect(() => read(day, step)).toThrow(expect.objectContaining({ code: 'damagedCode', path: 'code' }));
});
