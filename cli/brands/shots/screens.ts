/** The screens for review, and the two layouts (specification, section 9: desktop from 768). */
export const SCREENS = [
  { name: 'home', address: '/' },
  { name: 'soccer', address: '/sport/soccer' },
  { name: 'sign-in', address: '/login' },
] as const;

export const LAYOUTS = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'mobile', width: 390, height: 844 },
] as const;
