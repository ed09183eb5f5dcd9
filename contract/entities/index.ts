export { CheckIn } from './activity.ts';
export { Bet, BET_STATUS, BET_STATUS_B, BetMatch, BetRules, BetStatus } from './bet.ts';
export { ADULT_YEARS, BirthDate, isAdult } from './birth-date.ts';
export { CHAT_PATH, ChatMessage, ChatRef, ChatSay, ChatToken } from './chat.ts';
export { CurrencyOption, GAME_STATUS, GameLimits, type GameStatus, MovedOdds } from './config.ts';
export { Banner, HelpArticle, Notice, PrivateMessage, Promotion, SupportChannel, VipLevel } from './content.ts';
export { Cpf, cpfDigits, isCpf } from './cpf.ts';
export { CricketBet, CricketMatch } from './cricket.ts';
export { Identity, IDENTITY_STATUS } from './identity.ts';
export { LimitedGame } from './limited-game.ts';
export { MarkSixGame, RaceGame } from './lottery-game.ts';
export { Draw, LotteryBet, MarkSixPick, OddsItem } from './lottery.ts';
export { Market, Match, MatchState } from './match.ts';
export { DetailedGame, FormResult, MatchDetails, MatchEvent, MatchEventKind, StatisticKind } from './match-details.ts';
export { Account, Member, Role, ROLE, Session } from './member.ts';
export { Bank, PaymentChannel, PaymentType, PaymentTypeEntry, PayoutAccount } from './payment.ts';
export { DeviceInfo, isEasyPin, NewPassword, PaymentPassword } from './person.ts';
export { PlacedBet } from './placed-bet.ts';
export { OWN_PRODUCT_IDS, PRODUCT_IDS } from './product-ids.ts';
export {
  Exclusion,
  EXCLUSION_REGISTERS,
  HIGHEST_MINUTES,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  LimitChange,
  limitIn,
  LimitToSet,
  PlayerLimit,
  PlayerLimits,
  SessionSummary,
} from './protection.ts';
export { PopularPick } from './popular-pick.ts';
export { PriceHistory, PriceTrack } from './price-history.ts';
export { Race, RaceBet, RacePick } from './race.ts';
export { MARKETING_CHANNELS, MARKETING_PRODUCTS, MarketingChoice } from './marketing.ts';
export type { RegistrationProofs } from './registration.ts';
export { BetStatistics } from './report.ts';
export { MarketKind, SportGame } from './sport-game.ts';
export { GameBalance, GameRound, LiveGame, Money, ThirdPartyGame } from './third-party.ts';
export {
  APPROVAL_STATUS,
  ApprovalStatus,
  CHANGE_KIND,
  Order,
  Transaction,
  TRANSACTION_STATUS,
  TransactionStatus,
} from './transaction.ts';
export { CODE_KIND, type CodeKind, CodeSent } from './verification.ts';
export { Amount, Currency, Id, Instant, Odds, SignedAmount } from '../primitives.ts';
export { HEARTBEAT_EVERY_MS, PUSH_PATH, PushHeartbeat, PushMessage } from '../push.ts';
export { BetNotice, PushEndpoint, PushKey, PushSecret, PushSubscription } from './web-push.ts';
