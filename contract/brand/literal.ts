import * as v from 'valibot';

const Switch = (what: string) => v.optional(v.pipe(v.boolean(), v.description(`${what}; false: not`)));

/** Literal demands of the specification that a brand may switch off in its players' interest. */
export const Literal = v.strictObject({
  signInAddress: Switch(
    'a session that the upstream refuses leads to /login after 5 s, which opens the sign-in dialog',
  ),
  rechargeInProfile: Switch("recharge of the phone's navigation leads to /profile and opens the wallet there"),
  currencyToast: Switch('a refused change of currency is shown as a toast'),
  dialogMotion: Switch('dialogs open in 300 ms, what is behind them in 150 ms'),
});
export type Literal = v.InferOutput<typeof Literal>;

/** Whether the specification applies literally here. */
export const isLiteral = ({ literal }: { readonly literal?: Literal | undefined }, at: keyof Literal): boolean =>
  literal?.[at] !== false;
