import { defineMessages, message } from '@vitrine/contract/texts/define-messages';
/** Messages of components without an area. */
export const uiMessages = defineMessages('ui/ui', {
  noAnswer: 'The server did not answer. Your edits on this device are safe.',
  noConnection: 'The server did not answer. Check your internet connection, then try again.',
  editsSafe: 'Your edits on this device are safe.',
  didNotLoad: (what: string) => message('{what} did not load', { what }),
  leaveTitle: 'Unsaved changes',
  screenFailed: 'This screen did not load',
  uploadBroken: 'The connection was lost while sending. Nothing was changed; send it again.',
  tooLong: (maximum: number) => message('Use up to {maximum} characters.', { maximum }),
  offline: 'You are offline. Changes can be saved once the connection is back.',
  skip: 'Skip to content',
});
