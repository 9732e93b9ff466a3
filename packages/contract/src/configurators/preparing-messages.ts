import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts about the images of a version while they are prepared, and afterwards. */
export const preparingMessages = defineMessages('configurators/preparing', {
  working: (done: number, total: number) => message('Preparing images: {done} of {total}', { done, total }),
  workingHelp: 'You can leave this page while images are prepared.',
  workingThenLive: 'You can leave this page. The version goes live once all images are ready.',
  failed: (count: number) =>
    message('{count, plural, one {1 image could not be prepared} other {{count} images could not be prepared}}', {
      count,
    }),
  failedHelp: 'Try again, or upload new ones with Update Json data.',
  failedAsk: 'Try again. If that does not help, an administrator of Vitrine can upload new ones: contact support.',
  incomplete: (count: number) =>
    message('{count, plural, one {1 image is missing} other {{count} images are missing}}', { count }),
  incompleteHelp: (action: string) =>
    message('Visitors do not see what is missing. Upload it with {action}.', { action }),
  incompleteAsk: (support: string) =>
    message('Visitors do not see what is missing. An administrator of Vitrine can upload it: contact {support}.', {
      support,
    }),
  updateData: 'Update Json data',
  support: 'Support',
  showNames: 'Show names',
  hideNames: 'Hide names',
  dismiss: 'Dismiss',
  unused: (names: string) => message('Uploaded but not used by the data file: {names}.', { names }),
  notRetriedTitle: 'The images could not be retried',
});
