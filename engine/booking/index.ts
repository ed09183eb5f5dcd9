export { bookSlip } from './book-slip.ts';
export { openBooking } from './open-booking.ts';
