import type { RowName } from '#contract/rows';

/** So many in a row, of any call: the upstream is gone. */
const MAX_IN_A_ROW = 6;
/** A call that so often was not answered is not waited for again. */
const MAX_OF_A_CALL = 2;

/** Which calls were not answered, so that a hundred of them are not waited for. */
export class Silence {
  readonly #times = new Map<RowName, number>();
  #inARow = 0;
  /** Why nothing more is asked. */
  gone: string | undefined;

  answered(name: RowName): void {
    this.#times.delete(name);
    this.#inARow = 0;
  }

  /** @param isRefused whether nothing listens there */
  unanswered(name: RowName, why: string, isRefused: boolean): void {
    this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
    this.#inARow += 1;
    if (this.#inARow >= MAX_IN_A_ROW || (isRefused && this.#inARow > 1)) this.gone ??= `${name}: ${why}`;
  }

  /** Whether it is no use to ask. */
  isSilent = (name: RowName): boolean => this.gone !== undefined || (this.#times.get(name) ?? 0) >= MAX_OF_A_CALL;
}
