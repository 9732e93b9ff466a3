import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of dates that Intl does not write. */
export const dateMessages = defineMessages('dates/dates', {
  today: (time: string) => message('today at {time}', { time }),
});
