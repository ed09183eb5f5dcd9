import type { Send } from './send.ts';

/** What stands there instead of a value, from the value and the object that has it; undefined leaves it out. */
export type Making = (value: unknown, holder: object) => unknown;

/** What is wrong: each property of that name, in the responses to the calls whose method and path match. */
export interface Wrong {
  readonly path: RegExp;
  readonly name: string;
  readonly by: unknown;
}

/** A way to an upstream whose responses are wrong as long as something is set to be wrong. */
export class Spoilt {
  wrong: Wrong | undefined;

  readonly send =
    (send: Send): Send =>
    async (asked) => {
      const got = await send(asked);
      const { wrong } = this;
      if (wrong === undefined || !wrong.path.test(`${asked.method} ${asked.path}`)) return got;
      const make: Making = typeof wrong.by === 'function' ? (wrong.by as Making) : () => wrong.by;
      const spoil = function (this: object, key: string, value: unknown) {
        return key === wrong.name ? make(value, this) : value;
      };
      return { ...got, text: JSON.stringify(JSON.parse(got.text, spoil)) };
    };
}

/** For the list of what was tried. */
export const wrongText = ({ path, name, by }: Wrong): string =>
  `${path.source} ${name} = ${typeof by === 'function' ? 'another' : JSON.stringify(by)}`;
