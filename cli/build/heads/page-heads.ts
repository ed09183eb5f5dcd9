import type { Brand } from '#contract/brand';
import { HEADS } from './heads-folder.ts';
import { frameWords, wordsOf } from './frame-language.ts';
import { pageHead } from './head-metadata.ts';
import { pagePictures } from './game-pages.ts';
import { htmlLanguage } from './html-language.ts';
import { pageTitles, publicPages } from './sitemap.ts';

/**
 * @param page the home page in the default language
 * @param isThere whether the brand has a picture
 */
export function pageHeads(
  brand: Brand,
  page: string,
  texts: ReadonlyMap<string, string>,
  isThere: (file: string) => boolean,
): readonly (readonly [name: string, html: string])[] {
  const home = pageHead(brand);
  const titles = pageTitles(brand);
  const pictures = pagePictures(brand);
  const keys = Object.entries(titles).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const words = wordsOf(brand, texts, Object.fromEntries(keys));
  return frameWords(brand, texts).flatMap(([language, said]) =>
    publicPages(brand).flatMap((path) => {
      // index.html.
      if (path === '/' && language === brand.defaultLanguage) return [];
      const named = titles[path];
      const title = typeof named === 'object' ? named.name : words[language]?.[path];
      const [own, description] =
        title === undefined ? [brand.name, said] : [`${title} · ${brand.name}`, `${title} · ${said}`];
      const drawn = pictures.get(path)?.file;
      const picture = drawn !== undefined && isThere(drawn) ? drawn : undefined;
      const head = pageHead(brand, { path, language, title: own, description, picture });
      const html = page
        .replace(home, () => head)
        .replace(`<html ${htmlLanguage(brand.defaultLanguage)}`, `<html ${htmlLanguage(language)}`);
      return [[`${HEADS}/${language}${path === '/' ? '/index' : path}.html`, html] as const];
    }),
  );
}
