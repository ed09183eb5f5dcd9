// VitePress reads its configuration from this folder only.
export { SITE as default } from '#scripts/docs-site/config.ts';
