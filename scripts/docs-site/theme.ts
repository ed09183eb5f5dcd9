import { useData, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h } from 'vue';
import { Calculator } from './calculator.ts';

/** VitePress's own theme with the system's fonts; a page with `calculator: true` gets the live examples. */
export const THEME: Theme = {
  extends: DefaultTheme,
  Layout: defineComponent(() => {
    const { frontmatter } = useData();
    return () =>
      h(DefaultTheme.Layout, null, {
        'doc-after': () => (frontmatter.value.calculator === true ? h(Calculator) : null),
      });
  }),
};
