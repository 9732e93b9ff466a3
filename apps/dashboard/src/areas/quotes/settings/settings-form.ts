import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { quoteMessages as messages } from '@vitrine/contract/quotes/messages';
import type { QuoteSettings } from '@vitrine/contract/quotes/schemas';
import { quoteValidation } from '@vitrine/contract/quotes/validation-messages';
import { readTypedColour } from '@vitrine/domain/design/floors/colour';

/** Settings as they are typed. */
export type SettingsFields = Record<keyof QuoteSettings, string>;

export const fieldsOf = (settings: QuoteSettings): SettingsFields => ({
  ...settings,
  colour: settings.colour ?? '',
  next_number: String(settings.next_number),
  valid_days: String(settings.valid_days),
});

/** A whole number from 1 to a maximum; undefined for other texts. */
export const wholeOf = (text: string, maximum: number): number | undefined => {
  const read = /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
  return read !== undefined && read >= 1 && read <= maximum ? read : undefined;
};

/** What is saved of valid fields. */
export const settingsOf = ({
  prefix,
  seller,
  notes,
  terms,
  next_number,
  valid_days,
  colour,
}: SettingsFields): QuoteSettings => ({
  colour: readTypedColour(colour),
  ...{ prefix: prefix.trim(), seller: seller.trim(), notes: notes.trim(), terms: terms.trim() },
  next_number: Number(next_number),
  valid_days: Number(valid_days),
});

const PREFIX = /^[\p{L}\p{N}./_-]*$/u;

/** Why fields cannot be saved. */
export const fieldIssues = ({ prefix, next_number, valid_days, colour }: SettingsFields): Partial<SettingsFields> => ({
  ...(!PREFIX.test(prefix.trim()) && { prefix: messages.prefixInvalid }),
  ...(colour.trim() !== '' && readTypedColour(colour) === null && { colour: quoteValidation.colourInvalid }),
  ...(wholeOf(next_number, limits.numberMaximum) === undefined && { next_number: messages.nextNumberInvalid }),
  ...(wholeOf(valid_days, limits.validDaysMaximum) === undefined && { valid_days: messages.validDaysInvalid }),
});
