import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { CustomField } from '@vitrine/contract/latest-file';
import type { EnquirySentence, EnquiryWords, Words } from '../../i18n/words.ts';

/** The form's sentences in the visitor's language: as docs/requirements.tsv quotes them in English, else translated. */
export function enquiryWords({ enquiry }: Words): EnquiryWords {
  const { title, tabSave, tabSpecifications, nameRequired, nameTooShort, emailRequired, emailInvalid } =
    enquiryMessages;
  const { phoneRequired, phoneInvalid, termsRequired, failed, saved, customFieldRequired } = enquiryMessages;
  const form = { title, tabSave, tabSpecifications, failed, saved, customFieldRequired };
  const fields = {
    nameRequired,
    nameTooShort,
    emailRequired,
    emailInvalid,
    phoneRequired,
    phoneInvalid,
    termsRequired,
  };
  return { ...form, ...fields, ...enquiry };
}

/** An English sentence of the form's rules, or of the server, in the visitor's language; unknown ones stay as they are. */
export function translate(sentence: string, words: EnquiryWords, fields: readonly CustomField[]): string {
  const known = Object.keys(words).find(
    (key): key is EnquirySentence => enquiryMessages[key as EnquirySentence] === sentence,
  );
  if (known) return words[known];
  const custom = fields.find(({ placeholder }) => enquiryMessages.customFieldRequired(placeholder) === sentence);
  return custom ? words.customFieldRequired(custom.placeholder) : sentence;
}
