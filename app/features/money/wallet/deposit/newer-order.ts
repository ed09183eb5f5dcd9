import type { Order } from '#contract/entities';

/** The order may be older or newer than the list; a final one never reopens. */
export const newerOrder = (answered: Order, listed: Order | undefined): Order =>
  listed !== undefined && listed.updated_at >= answered.updated_at ? listed : answered;
