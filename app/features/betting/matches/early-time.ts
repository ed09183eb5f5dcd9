const TIME = '&timestamp=';

/**
 * The time of a list that the page's first script has asked for (cli/build/frame-script.ts): with it in its address, a call gets that answer.
 *
 * @param list the end of the list's address without the time
 */
export function earlyTime(list: string): number | undefined {
  const { slipwayEarly: requests = {} } = globalThis as { slipwayEarly?: Readonly<Record<string, unknown>> };
  const address = Object.keys(requests).find((each) => each.includes(list + TIME));
  return address === undefined ? undefined : Number(address.split(TIME)[1]);
}
