// The lobby as it ships, fed by world.ts.
import '#app/styles/layers.css';
import '#app/styles/base.css';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { PageBrand } from '#contract/brand';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { bookOf } from '#app/features/betting/matches/index.ts';
import { SportLobby } from '#app/features/betting/sports/index.ts';
import { startI18n } from '#app/i18n/i18n.ts';
import { createStore } from '#app/store/store.ts';
import markets from '#app/locales/en/markets.json';
import shell from '#app/locales/en/shell.json';
import sports from '#app/locales/en/sports.json';
import { measurable } from './probe.ts';
import { answer } from './world.ts';

const TEXTS: Readonly<Record<string, object>> = { markets, shell, sports };
const away = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const text = TEXTS[/\/locales\/.*\/(\w+)\.json$/.exec(address)?.[1] ?? ''];
  const found = text ?? answer(address);
  return found === undefined ? away(input, init) : Response.json(found);
};

// As a build writes it into the page: what the lobby reads of a brand grows.
const brand = (await (await away('/brand.json')).json()) as PageBrand;

const store = createStore();
const i18n = await startI18n({ brand, locales: '/locales/00000000' }, 'en');
createRoot(document.getElementById('page') as HTMLElement).render(
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <BrandProvider value={brand}>
        <MemoryRouter initialEntries={['/sport/soccer?view=time']}>
          <SportLobby sport="soccer" />
        </MemoryRouter>
      </BrandProvider>
    </I18nextProvider>
  </Provider>,
);
const book = bookOf(store);
measurable((changes) => book.takeOdds(changes));
