import type { fileMessages } from '@vitrine/contract/configurators/file-messages';
import type { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { dateMessages } from '@vitrine/contract/dates/messages';
import type { designMessages } from '@vitrine/contract/designs/messages';
import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { privacyText } from '@vitrine/contract/enquiries/privacy';
import type { errorMessages } from '@vitrine/contract/error-messages';
import type { priceMessages } from '@vitrine/contract/prices/messages';
import type { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { quoteLinkMessages } from '@vitrine/contract/quotes/link-messages';
import type { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import type { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { quoteValidation } from '@vitrine/contract/quotes/validation-messages';
import type { uiMessages } from '@vitrine/contract/screens/messages';
import type { routeTitles } from '@vitrine/contract/screens/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

/** The files of messages that visitors read from. */
interface Files {
  'api/errors': typeof errorMessages;
  'configurators/configurators': typeof configuratorMessages;
  'configurators/file': typeof fileMessages;
  'dates/dates': typeof dateMessages;
  'designs/designs': typeof designMessages;
  'enquiries/enquiries': typeof enquiryMessages;
  'enquiries/privacy': typeof privacyText;
  'prices/parts': typeof partsMessages;
  'prices/prices': typeof priceMessages;
  'quotes/link': typeof quoteLinkMessages;
  'quotes/sums': typeof quoteSumsMessages;
  'quotes/titles': typeof quoteTitles;
  'quotes/validation': typeof quoteValidation;
  'screens/screens': typeof uiMessages;
  'screens/titles': typeof routeTitles;
}

/**
 * The texts that visitors read: all of a file, or these of its names. A language of visitors that accounts do not have
 * is translated as far as this.
 */
export const VISITOR_TEXTS = {
  'api/errors': [
    'request.invalid',
    'request.unkeepable',
    'request.unreadable',
    'request.too_large',
    'request.too_slow',
    'request.too_many',
    'request.csrf',
    'access.foreign_origin',
    'resource.missing',
    'uploads.not_an_image',
    'uploads.too_large',
    'server.failed',
    'server.busy',
  ],
  'configurators/configurators': ['unknown'],
  'configurators/file': ['required', 'tooLarge'],
  'dates/dates': 'all',
  'designs/designs': [
    'unknownConfigurator',
    'unknownDesign',
    'unknownPage',
    'imageInvalid',
    'goneTitle',
    'gone',
    'roomTitle',
    'roomHelp',
    'roomOpen',
    'roomElsewhere',
    'roomApple',
    'roomAndroid',
    'roomBack',
  ],
  'enquiries/enquiries': ['itemUnknown', 'imageInvalid'],
  'enquiries/privacy': 'all',
  'prices/parts': ['units'],
  'prices/prices': ['noListInCurrency'],
  'quotes/link': 'all',
  'quotes/sums': 'all',
  'quotes/titles': ['linkTitle'],
  'quotes/validation': [
    'nameRequired',
    'messageRequired',
    'messagesFull',
    'notOpen',
    'alreadyAccepted',
    'expired',
    'replaced',
  ],
  'screens/screens': ['noConnection', 'codeNotLoaded', 'editsSafe', 'screenFailed', 'tooLong', 'tryAgain'],
  'screens/titles': ['privacy'],
} as const satisfies { [File in keyof Files]: 'all' | readonly (keyof TextsOf<Files[File]>)[] };

/** The translation of a file, as far as visitors read it: `VisitorTextsOf<'quotes/link'>`. */
export type VisitorTextsOf<File extends keyof Files> = (typeof VISITOR_TEXTS)[File] extends readonly (infer Name)[]
  ? Pick<TextsOf<Files[File]>, Name & keyof TextsOf<Files[File]>>
  : TextsOf<Files[File]>;
