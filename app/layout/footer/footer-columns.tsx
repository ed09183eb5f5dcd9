import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import type { FOOTER_COLUMNS } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { OwnLink, useOwnText } from '#app/layout/own-link.tsx';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { FooterGroup } from './footer-group.tsx';
import { GAME_ENTRIES, gameName } from '#app/layout/nav-entries.ts';
import { useFlagLink } from '#app/layout/query-flags.ts';
import { useOpenSlip } from '#app/layout/use-open-slip.ts';
import * as styles from './footer.module.css';

/** The static pages, in the order of the footer; the agreement has an address of its own. */
const COMPANY = ['faq', 'rules', 'fairness', 'aml', 'self-exclusion', 'gamble-aware', 'terms', 'privacy'] as const;

const COLUMNS: Readonly<Record<(typeof FOOTER_COLUMNS)[number], () => ReactElement | null>> = {
  support: SupportColumn,
  games: GamesColumn,
  sports: SportsColumn,
  company: CompanyColumn,
};

/** The brand's columns, in its order; of those of the app only what this brand has. */
export function FooterColumns() {
  const { t } = useTranslation('footer');
  const { footer } = useBrand();
  const ownText = useOwnText();
  return (
    <nav className={styles.columns} aria-label={t('label')}>
      {footer.columns.map((column, place) => {
        if (typeof column === 'string') {
          const Column = COLUMNS[column];
          return <Column key={column} />;
        }
        const { text, lang } = ownText(column.title);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the columns of a build do not move
          <FooterGroup key={place} title={text} lang={lang}>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <OwnLink link={link} className={styles.link} />
                </li>
              ))}
            </ul>
          </FooterGroup>
        );
      })}
    </nav>
  );
}

function SupportColumn() {
  const { t } = useTranslation(['footer', 'shell']);
  const { features, languages } = useBrand();
  const mayUrge = useMayUrge();
  const invite = useFlagLink('invite');
  const dispatch = useAppDispatch();
  return (
    <FooterGroup title={t('footer:support')}>
      <ul>
        <Entry to={features.chat ? paths.chat : { search: '?support=true' }}>
          {t(features.chat ? 'shell:nav.support' : 'shell:nav.supportShort')}
        </Entry>
        <Entry to={paths.announcements}>{t('shell:nav.announcements')}</Entry>
        {mayUrge === true && features.invite && <Entry to={invite}>{t('shell:menu.invite')}</Entry>}
        <Entry to={paths.profile}>{t('shell:nav.profile')}</Entry>
        {languages.length > 1 && (
          <li>
            <button type="button" className={styles.link} onClick={() => dispatch(overlayOpened({ kind: 'language' }))}>
              {t('shell:language')}
            </button>
          </li>
        )}
      </ul>
    </FooterGroup>
  );
}

function GamesColumn() {
  const { t } = useTranslation('shell');
  const { lotteries, games, liveGames, walletGames } = useAvailability();
  const nameOf = useGameName();
  return (
    <FooterGroup title={t('nav.games')}>
      <ul>
        <Entry to={paths.home}>{t('nav.home')}</Entry>
        {lotteries.length > 0 && <Entry to={paths.lottery}>{t('nav.lotteries')}</Entry>}
        {[...games, ...liveGames, ...walletGames].map(({ game }) => (
          <Entry key={game} to={game === 'pgGames' ? paths.pgGameList : GAME_ENTRIES[game].to}>
            {nameOf(game)}
          </Entry>
        ))}
      </ul>
    </FooterGroup>
  );
}

function SportsColumn() {
  const { t } = useTranslation(['shell', 'slip']);
  const { sports } = useAvailability();
  const openSlip = useOpenSlip();
  const nameOf = useGameName();
  if (sports.length === 0) return null;
  return (
    <FooterGroup title={t('shell:nav.sports')}>
      <ul>
        {sports.map(({ game }) => (
          <Entry key={game} to={GAME_ENTRIES[game].to}>
            {nameOf(game)}
          </Entry>
        ))}
        {openSlip !== undefined && (
          <li>
            <button type="button" className={styles.link} onClick={openSlip}>
              {t('slip:booking.enter')}
            </button>
          </li>
        )}
      </ul>
    </FooterGroup>
  );
}

/** Terms, safer gambling, self-exclusion, and the pages of the brand's own. */
function CompanyColumn() {
  const { t } = useTranslation('footer');
  const { pages } = useBrand();
  return (
    <FooterGroup title={t('company')}>
      <ul>
        {[...COMPANY, ...(pages as readonly (typeof COMPANY)[number][])].map((page) => (
          <Entry key={page} to={fillPath(paths.page, { page })}>
            {t(`pages.${page}`)}
          </Entry>
        ))}
        <Entry to={paths.agreement}>{t('pages.agreement')}</Entry>
      </ul>
    </FooterGroup>
  );
}

function useGameName(): (game: keyof typeof GAME_ENTRIES) => string {
  const { t } = useTranslation('shell');
  return (game) => gameName(game, t);
}

function Entry({ to, children }: { readonly to: To; readonly children: string }) {
  return (
    <li>
      <Link to={to} className={styles.link}>
        {children}
      </Link>
    </li>
  );
}
