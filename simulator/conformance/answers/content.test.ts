import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';

/** Banners, promotions, announcements, help, support, chat, messages, check-ins and their rewards, tickets of sockets. */
const ROWS = [
  'claimCheckIn',
  'getChatToken',
  'getFooterTexts',
  'getSocketTicket',
  'getVisitorChatToken',
  'listAnnouncements',
  'listBanners',
  'listCheckIns',
  'listHelpArticles',
  'listMarqueeNotices',
  'listPrivateMessages',
  'listPromotions',
  'listSupportChannels',
  'listSupportContacts',
  'syncMessages',
] as const;

it('answers each content row as its file says, and does what the file says', async () => {
  expect(ROWS).toEqual(rowsOfGroup('content'));
  await expect(await answersOf(ROWS)).toMatchFileSnapshot(answersFile('content'));
});

it('refuses what is wrong in a request of each content row as its file says', async () => {
  await expect(await refusalsOf(ROWS)).toMatchFileSnapshot(answersFile('content-refusals'));
});
