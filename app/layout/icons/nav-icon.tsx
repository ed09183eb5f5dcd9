import {
  CalendarDays,
  CarFront,
  ChartColumn,
  Cherry,
  CircleQuestionMark,
  Clapperboard,
  Dices,
  Gamepad2,
  Goal,
  Headset,
  House,
  Joystick,
  ListChecks,
  Megaphone,
  ReceiptText,
  Spade,
  Ticket,
  Trophy,
  Wallet,
} from 'lucide-react';
import { BasketballIcon, CricketIcon, SoccerIcon } from '#app/ui/sport-icons.tsx';

const ICONS = {
  announcements: Megaphone,
  arcade: Joystick,
  basketball: BasketballIcon,
  bd: Goal,
  cards: Spade,
  cricket: CricketIcon,
  dice: Dices,
  draws: Ticket,
  feed: CalendarDays,
  games: Gamepad2,
  home: House,
  howToPlay: CircleQuestionMark,
  liveGames: Clapperboard,
  myBets: ReceiptText,
  race: CarFront,
  reports: ChartColumn,
  results: ListChecks,
  slots: Cherry,
  soccer: SoccerIcon,
  sports: Trophy,
  support: Headset,
  wallet: Wallet,
} as const;

export type NavIconName = keyof typeof ICONS;

export interface NavIconProps {
  readonly name: NavIconName;
  readonly size: number;
}

/** The icon of an entry of the navigation, whose name is beside it. */
export function DrawnIcon({ name, size }: NavIconProps) {
  const Icon = ICONS[name];
  return <Icon size={size} aria-hidden="true" />;
}
