import { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { CustomField } from '@vitrine/contract/latest-file';
import type { EnquirySentence, EnquiryTexts, ViewerTexts } from '@vitrine/texts/viewer-texts';

/** The specified sentences in the visitor's language: to the letter in English, translated in all others. */
export const getEnquiryTexts = ({ enquiry }: ViewerTexts): EnquiryTexts => ({ ...formMessages, ...enquiry });

/** Translates an English sentence of the form's rules, or of the server. Unknown sentences stay as they are. */
export function translate(sentence: string, texts: EnquiryTexts, fields: readonly CustomField[]): string {
  const known = Object.keys(texts).find(
    (key): key is EnquirySentence => formMessages[key as EnquirySentence] === sentence,
  );
  if (known) return texts[known];
  const custom = fields.find(({ placeholder }) => formMessages.customFieldRequired(placeholder) === sentence);
  return custom ? texts.customFieldRequired(custom.placeholder) : sentence;
}
