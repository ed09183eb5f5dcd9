/** Every address of the app, once. */
export const paths = {
  home: '/',
  soccer: '/sport/soccer',
  myBets: '/my-bets',
  login: '/login',
  registration: '/registration',
} as const;
