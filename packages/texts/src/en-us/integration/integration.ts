import type { integrationMessages } from '@vitrine/contract/integration/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof integrationMessages> = {
  quickstartSteps: [
    'Copy the element below.',
    'Paste it into your page, where the configurator should appear.',
    'Publish the page on your authorized domain, and open it.',
  ],
  pageNone: 'No page has run this configurator yet, and there is no authorized domain. Contact support to set one.',
  pageNoneOfReseller:
    'No page has run this configurator yet, and there is no authorized domain. Ask your manufacturer to set one.',
  pageRejected:
    'Not an authorized domain: the viewer did not start there {when}. If the site is yours, ask support to authorize it.',
  pageRejectedOfReseller:
    'Not an authorized domain: the viewer did not start there {when}. If the site is yours, ask your manufacturer to authorize it.',
  languages: 'Localization',
  words: 'Words of the catalog',
  wixDomain:
    'Wix shows embedded code inside a frame that has its own address. If the viewer says that the website is not authorized, send the address of your Wix site to support.',
  logoSlots: { startScreen: { title: 'Start screen', text: 'Centered while the first image loads.' } },
};
