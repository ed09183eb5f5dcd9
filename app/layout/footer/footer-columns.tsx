import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { FooterGroup } from './footer-group.tsx';
import { GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { useFlagLink } from '#app/layout/query-flags.ts';
import { useOpenSlip } from '#app/layout/use-open-slip.ts';
import * as styles from './footer.module.css';

/** The static pages, in the order of the footer; the agreement has an address of its own. */
const COMPANY = ['faq', 'rules', 'fairness', 'aml', 'self-exclusion', 'gamble-aware', 'terms', 'privacy'] as const;

/** Support, games, sports, company: only what this brand has. */
export function FooterColumns() {
  const { t } = useTranslation(['footer', 'shell', 'slip']);
  const { features, languages } = useBrand();
  const { sports, lotteries, games, liveGames, walletGames } = useAvailability();
  const mayUrge = useMayUrge();
  const invite = useFlagLink('invite');
  const openSlip = useOpenSlip();
  const dispatch = useAppDispatch();
  const nameOf = ({ game }: { readonly game: keyof typeof GAME_ENTRIES }) => {
    const { text } = GAME_ENTRIES[game];
    return typeof text === 'string' ? t(`shell:${text}`) : text.name;
  };
  return (
    <nav className={styles.columns} aria-label={t('footer:label')}>
      <FooterGroup title={t('footer:support')}>
        <ul>
          <Entry to={features.chat ? paths.chat : { search: '?support=true' }}>{t('shell:nav.support')}</Entry>
          <Entry to={paths.announcements}>{t('shell:nav.announcements')}</Entry>
          {mayUrge === true && features.invite && <Entry to={invite}>{t('shell:menu.invite')}</Entry>}
          <Entry to={paths.profile}>{t('shell:nav.profile')}</Entry>
          {languages.length > 1 && (
            <li>
              <button
                type="button"
                className={styles.link}
                onClick={() => dispatch(overlayOpened({ kind: 'language' }))}
              >
                {t('shell:language')}
              </button>
            </li>
          )}
        </ul>
      </FooterGroup>
      <FooterGroup title={t('shell:nav.games')}>
        <ul>
          <Entry to={paths.home}>{t('shell:nav.home')}</Entry>
          {lotteries.length > 0 && <Entry to={paths.lottery}>{t('shell:nav.lotteries')}</Entry>}
          {[...games, ...liveGames, ...walletGames].map((offer) => (
            <Entry key={offer.game} to={offer.game === 'pgGames' ? paths.pgGameList : GAME_ENTRIES[offer.game].to}>
              {nameOf(offer)}
            </Entry>
          ))}
        </ul>
      </FooterGroup>
      {sports.length > 0 && (
        <FooterGroup title={t('shell:nav.sports')}>
          <ul>
            {sports.map((offer) => (
              <Entry key={offer.game} to={GAME_ENTRIES[offer.game].to}>
                {nameOf(offer)}
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
      )}
      <FooterGroup title={t('footer:company')}>
        <ul>
          {COMPANY.map((page) => (
            <Entry key={page} to={fillPath(paths.page, { page })}>
              {t(`footer:pages.${page}`)}
            </Entry>
          ))}
          <Entry to={paths.agreement}>{t('footer:pages.agreement')}</Entry>
        </ul>
      </FooterGroup>
    </nav>
  );
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
