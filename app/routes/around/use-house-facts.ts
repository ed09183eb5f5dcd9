import { codesOf } from '#contract/brand';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { formatCount, formatMoney, regional } from '#app/i18n/format.ts';
import { gameName } from '#app/layout/nav-entries.ts';
import { houseRules } from '#engine/sports';

/** What the pages of text say of the brand, by the names of their placeholders. */
export function useHouseFacts() {
  const { t, i18n } = useTranslation();
  const { name, company, currency, currencies, games, languages, limits, rules, sports } = useBrand();
  const { language } = i18n;
  const [licence] = company?.licences ?? [];
  const list = new Intl.ListFormat(regional(language));
  const languageNames = new Intl.DisplayNames(regional(language), { type: 'language' });
  const money = (amount: string) => formatMoney(amount, currency, language);
  const offer = [...sports, ...games].map((game) => gameName(game, t));
  return {
    name,
    hours: formatCount(String(houseRules(rules).postponedHours), language),
    company: company?.name ?? name,
    address: company?.address ?? '',
    email: company?.email ?? '',
    authority: licence?.authority ?? '',
    licence: licence?.number ?? '',
    currencies: list.format(codesOf(currencies)),
    languages: list.format(languages.map((each) => languageNames.of(each) ?? each)),
    offer: list.format(offer),
    stakeLeast: money(limits.stake.least),
    stakeMost: money(limits.stake.most),
    depositLeast: money(limits.deposit.least),
    depositMost: money(limits.deposit.most),
  };
}
