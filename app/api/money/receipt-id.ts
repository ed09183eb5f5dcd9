/** The upstream's id of a receipt's bet or order, if it has one. */
export function idOfReceipt(receipt: unknown): string | undefined {
  const { bet_id, order_id } = (receipt ?? {}) as { bet_id?: string; order_id?: string };
  return bet_id ?? order_id;
}
