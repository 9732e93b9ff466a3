import type { customisationMessages } from '@vitrine/contract/customisation/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof customisationMessages> = {
  logoSlots: { saveDesign: { title: 'Save design', help: 'Above the form that visitors fill out.' } },
  fetching: 'Fetching customization data...',
  customFieldsHelp:
    'Asked in addition to name, email, phone, ZIP code and budget. The answers appear in the inquiry and its email.',
  fromPlaceholder: 'The name of your organization',
  savedTitle: 'Customization deployed',
  saved: 'The new customization is live for visitors and emails.',
  notSavedTitle: 'The customization was not saved',
  moved: 'Somebody else has just changed the customization. Your changes are still here: check them, then save again.',
  theCustomisation: 'The customization',
  enquirySubject: 'Inquiry subject',
};
