/** The values in a text for Prometheus, by name and labels. */
export const samplesIn = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...text.matchAll(/^([a-z]\S*) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]));
