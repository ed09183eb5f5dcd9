/** A code that ISO 3166 leaves to its users. */
const UNKNOWN = 'ZZ';

/** The country for the launch of a live game: that of the browser's first language that names or implies one. */
export function countryOf(languages: readonly string[]): string {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language).maximize();
      if (region !== undefined && /^[A-Z]{2}$/.test(region)) return region;
    } catch {
      // Not a language: try the next one.
    }
  }
  return UNKNOWN;
}
