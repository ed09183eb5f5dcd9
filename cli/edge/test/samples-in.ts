/** The values in a Prometheus text by name and labels. */
export const samplesIn = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...text.matchAll(/^([a-z]\S*) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]));
