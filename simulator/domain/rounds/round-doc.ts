export interface RoundDoc {
  readonly provider: string;
  readonly gameId: string;
  readonly name: string;
  readonly bet: string;
  readonly payout: string;
  readonly currency: string;
}
