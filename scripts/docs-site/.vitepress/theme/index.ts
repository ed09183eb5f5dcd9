import '#scripts/docs-site/style.css';

export { THEME as default } from '#scripts/docs-site/theme.ts';
