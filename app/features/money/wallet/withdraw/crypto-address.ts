/** The form of an address on each network. The upstream verifies checksums: they need hashes that the page would have to load. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9a-fA-F]{40}$/,
  BEP20: /^0x[0-9a-fA-F]{40}$/,
  BTC: /^(?:bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  SOL: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
};
/** For an unknown network: some kind of token, neither a sentence nor a link. */
const ANY = /^[\w:.-]{20,120}$/;

/** @example isAddress('0x52908400098527886E0F7030069857D2E4169EE7', 'ERC20') // true */
export function isAddress(address: string, network: string): boolean {
  return (SHAPES[network.toUpperCase().replace(/[^A-Z0-9]/g, '')] ?? ANY).test(address);
}
