export { bookPicks } from './book-picks.ts';
export type { BookedCricket, BookedSlip, Booking } from './booking-format.ts';
export { openBooking } from './open-booking.ts';
export { readShortCode, shortCode } from './short-code.ts';
