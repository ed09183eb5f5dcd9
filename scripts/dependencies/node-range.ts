type Version = readonly [major: number, minor: number, patch: number];

/** `20.19` as its three numbers; what is not said is 0. */
export function readVersion(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.replace(/^v/, '').split(/[.-]/).map(Number);
  return [major, minor, patch];
}

export function compareVersions(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/**
 * Whether a range of package.json's `engines.node` allows a version: `>=18`, `^20.19.0 || >=22.12.0`, `20.x`, `>=18 <21`.
 *
 * @returns undefined where the range is written in a way that is not read here: then npm is left to say
 */
export function allowsNode(range: string | undefined, version: string): boolean | undefined {
  if (range === undefined || range.trim() === '' || range.trim() === '*') return true;
  const answers = range.split('||').map((part) => allowsAll(part.trim(), readVersion(version)));
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

function allowsAll(part: string, version: Version): boolean | undefined {
  const answers = part
    .replaceAll(/([<>=^~]+)\s+/g, '$1')
    .split(/\s+/)
    .map((each) => allowsOne(each, version));
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function allowsOne(text: string, version: Version): boolean | undefined {
  const [, sign = '', number = ''] = /^(>=|<=|>|<|=|\^|~)?v?(\d+(?:\.(?:\d+|x|\*)){0,2})$/.exec(text) ?? [];
  if (number === '') return undefined;
  const said = number.split('.').filter((each) => /\d/.test(each)).length;
  const least = readVersion(number.replaceAll(/x|\*/g, '0'));
  const order = compareVersions(version, least);
  // As far as it is written: `20` is all of 20, `>20` begins with 21.
  const isWithin = (places: number): boolean => version.slice(0, places).every((each, at) => each === least[at]);
  switch (sign) {
    case '>=':
      return order >= 0;
    case '>':
      return order > 0 && !(said < 3 && isWithin(said));
    case '<':
      return order < 0;
    case '<=':
      return order <= 0 || isWithin(said);
    case '^':
      return order >= 0 && isWithin(1);
    case '~':
      return order >= 0 && isWithin(Math.min(said, 2));
    default:
      return isWithin(said);
  }
}
