import type { Row, RowRequest } from '#contract/rows';
import type { RowCall } from './call-upstream.ts';

type Optional<T> = Partial<T>;

/**
 * The `query` of an endpoint, made from a row: the request's types come from the row's schemas.
 *
 * @example build.query<Account, void>({ query: fromRow(getAccount, () => ({})) })
 */
export function fromRow<R extends Row, Arg>(
  row: R,
  request: (arg: Arg) => Optional<RowRequest<R>> & Pick<RowCall, 'intent'>,
) {
  return (arg: Arg): RowCall => {
    const { params = {}, query = {}, body, intent } = request(arg);
    return {
      row,
      params: params as RowCall['params'],
      query: query as RowCall['query'],
      body,
      ...(intent && { intent }),
    };
  };
}
