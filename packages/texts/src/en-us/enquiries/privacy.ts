import type { privacyText } from '@vitrine/contract/enquiries/privacy';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof privacyText> = {
  sections: [
    {
      heading: 'What is kept',
      text: 'Your name, email address and phone number, your ZIP code and budget if you give them, the design that you made with its image, the page on which you made it, and the words that you agreed to.',
    },
    {
      heading: 'Who receives it',
      text: 'The manufacturer whose configurator you used, and the reseller whose page it was on. They use it to answer your inquiry. We keep it on their behalf and pass it to nobody else.',
    },
    { heading: 'What you receive', text: 'One email with your design. We send no newsletters.' },
    {
      heading: 'What the viewer stores on your device',
      text: 'The choices of your last design, so that they are there when you come back. They say nothing about you, and stay there until you reset the design; after 30 days they are no longer used. The viewer sets no cookie and loads nothing from advertisers or social networks.',
    },
    {
      heading: 'Having it removed',
      text: 'Write to the manufacturer or reseller: they can remove your inquiry at any time.',
    },
  ],
};
