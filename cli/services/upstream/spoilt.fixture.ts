import type { Send } from './send.ts';

/** The replacement of a value, from the value and its object; undefined removes it. */
export type Making = (value: unknown, holder: object) => unknown;

/** A damaged property, in responses to the calls with this method and path. */
export interface Wrong {
  readonly path: RegExp;
  readonly name: string;
  readonly by: unknown;
}

/** A way to an upstream with damaged responses. */
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

export const wrongText = ({ path, name, by }: Wrong): string =>
  `${path.source} ${name} = ${typeof by === 'function' ? 'another' : JSON.stringify(by)}`;
