import { expect, it } from 'vitest';
import { describedExports } from '../described-exports.fixture.ts';
import * as activity from './activity.ts';
import * as bet from './bet.ts';
import * as birthDate from './birth-date.ts';
import * as booking from './booking.ts';
import * as chat from './chat.ts';
import * as config from './config.ts';
import * as content from './content.ts';
import * as cpf from './cpf.ts';
import * as cricket from './cricket.ts';
import * as identity from './identity.ts';
import * as limitedGame from './limited-game.ts';
import * as lotteryGame from './lottery-game.ts';
import * as lottery from './lottery.ts';
import * as matchDetails from './match-details.ts';
import * as match from './match.ts';
import * as member from './member.ts';
import * as page from './page.ts';
import * as payment from './payment.ts';
import * as person from './person.ts';
import * as placedBet from './placed-bet.ts';
import * as popularPick from './popular-pick.ts';
import * as priceHistory from './price-history.ts';
import * as productIds from './product-ids.ts';
import * as protection from './protection.ts';
import * as race from './race.ts';
import * as registration from './registration.ts';
import * as report from './report.ts';
import * as sportGame from './sport-game.ts';
import * as thirdParty from './third-party.ts';
import * as transaction from './transaction.ts';
import * as verification from './verification.ts';
import * as webPush from './web-push.ts';

const MODULES = {
  activity,
  bet,
  birthDate,
  booking,
  chat,
  config,
  content,
  cpf,
  cricket,
  identity,
  limitedGame,
  lotteryGame,
  lottery,
  matchDetails,
  match,
  member,
  page,
  payment,
  person,
  placedBet,
  popularPick,
  priceHistory,
  productIds,
  protection,
  race,
  registration,
  report,
  sportGame,
  thirdParty,
  transaction,
  verification,
  webPush,
};

it('each schema and constant of the entities is as the file says', async () => {
  await expect(describedExports(MODULES)).toMatchFileSnapshot('schemas.txt');
});
