import { fileOf, type Catalogue } from './catalogue.ts';
import { baseLanguage, scriptOf, widerLanguages } from '#cli/locales/language/languages.ts';

/**
 * Whether a regional language shows a wider one's text where it has none: `de-CH` beside `de` holds only what differs. Undefined
 * for a language that needs all texts, as `zh-TW` beside `zh` does, which is in another script.
 */
export function inheritance(
  catalogue: Catalogue,
  language: string,
): ((namespace: string, key: string) => boolean) | undefined {
  const { languages, sourceLanguage } = catalogue;
  const isReadable = (other: string): boolean => scriptOf(other) === scriptOf(language);
  const wider = widerLanguages(language).filter((one) => languages.includes(one) && isReadable(one));
  const isOfSource = language !== sourceLanguage && baseLanguage(language) === baseLanguage(sourceLanguage);
  if (wider.length === 0 && isOfSource && isReadable(sourceLanguage)) wider.push(sourceLanguage);
  if (wider.length === 0 || language === sourceLanguage) return undefined;
  return (namespace, key) => wider.some((one) => fileOf(catalogue, one, namespace)?.entries.has(key) === true);
}
