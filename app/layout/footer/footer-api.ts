import { getFooterTexts } from '#contract/rows/content/get-footer-texts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const footerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFooterTexts: build.query<Record<string, string>, void>({ query: fromRow(getFooterTexts, () => ({})) }),
  }),
});

export const { useGetFooterTextsQuery } = footerApi;
