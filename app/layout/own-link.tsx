import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language, OwnLink as OwnLinkData, PageBrand } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { isOwnPath } from '#app/safe-links/own-path.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

// Safe address: checked by isOwnPath, or by safeUrl in ExternalLink.

/** A text of the brand's file in the page's language, or in the default language with its name. */
export function useOwnText(): (texts: OwnLinkData['text']) => { readonly text: string; readonly lang?: Language } {
  const { language } = useTranslation().i18n;
  const { defaultLanguage } = useBrand();
  return useCallback(
    (texts) => {
      const own = texts[language as Language];
      return own === undefined ? { text: texts[defaultLanguage] ?? '', lang: defaultLanguage } : { text: own };
    },
    [language, defaultLanguage],
  );
}

/** The entries of a brand's menu that are its own. */
export const ownEntries = ({ menu }: Pick<PageBrand, 'menu'>): readonly OwnLinkData[] =>
  menu.filter((entry) => typeof entry === 'object');

interface OwnLinkProps {
  readonly link: OwnLinkData;
  readonly className: string | undefined;
  /** Before the text. */
  readonly icon?: ReactElement;
  readonly onClick?: (() => void) | undefined;
}

/** A link of the brand's own: to a page of this site, or to another site in its own tab. */
export function OwnLink({ link: { text: texts, to }, className, icon, onClick }: OwnLinkProps) {
  const { text, lang } = useOwnText()(texts);
  const content = (
    <>
      {icon}
      <span lang={lang}>{text}</span>
    </>
  );
  if (!isOwnPath(to)) return <ExternalLink {...{ href: to, className }}>{content}</ExternalLink>;
  return (
    <Link to={to} className={className} onClick={onClick}>
      {content}
    </Link>
  );
}
