import { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { CustomField } from '@vitrine/contract/latest-file';
import type { EnquirySentence, EnquiryWords, Words } from '../../i18n/words.ts';

/** The specified sentences in the visitor's language: to the letter in English, translated in all others. */
export const getEnquiryWords = ({ enquiry }: Words): EnquiryWords => ({ ...formMessages, ...enquiry });

/** Translates an English sentence of the form's rules, or of the server. Unknown sentences stay as they are. */
export function translate(sentence: string, words: EnquiryWords, fields: readonly CustomField[]): string {
  const known = Object.keys(words).find(
    (key): key is EnquirySentence => formMessages[key as EnquirySentence] === sentence,
  );
  if (known) return words[known];
  const custom = fields.find(({ placeholder }) => formMessages.customFieldRequired(placeholder) === sentence);
  return custom ? words.customFieldRequired(custom.placeholder) : sentence;
}
