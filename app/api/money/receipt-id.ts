/** The upstream's name for what a receipt tells of, where it has one: a bet or an order. */
export function idOfReceipt(receipt: unknown): string | undefined {
  const { bet_id, order_id } = (receipt ?? {}) as { bet_id?: string; order_id?: string };
  return bet_id ?? order_id;
}
