import type {
  Customisation,
  EmailsCustomisation,
  SaveDesignCustomisation,
} from '@vitrine/contract/customisation/schemas';

/** What the Save Design and Emails tabs hold. */
export type Values = Pick<Customisation, 'saveDesign' | 'emails'>;

/** Keys of the emails' texts, and of their switches. */
export type EmailText = {
  [Key in keyof EmailsCustomisation]: EmailsCustomisation[Key] extends string | null ? Key : never;
}[keyof EmailsCustomisation];
export type EmailSwitch = Exclude<keyof EmailsCustomisation, EmailText>;
export type SaveDesignText = Exclude<keyof SaveDesignCustomisation, 'customFields'>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** An untouched switch is null, one that was switched off again is false: visitors see the same. */
const settled = (value: unknown): unknown => (value === false || value === '' ? null : value);

/** How many fields differ from what is stored. */
export const changesIn = (stored: Values, values: Values): number =>
  (['saveDesign', 'emails'] as const).flatMap((part) => {
    const before: Record<string, unknown> = stored[part];
    return Object.entries(values[part]).filter(([key, value]) => !same(settled(before[key]), settled(value)));
  }).length;

/** A kept draft over what is stored; parts of another shape are left out. */
export const withDraft = (stored: Values, draft: Record<string, unknown> | null): Values => {
  const part = <Part extends object>(known: Part, kept: unknown): Part =>
    typeof kept === 'object' && kept !== null
      ? { ...known, ...Object.fromEntries(Object.entries(kept).filter(([key]) => key in known)) }
      : known;
  return { saveDesign: part(stored.saveDesign, draft?.saveDesign), emails: part(stored.emails, draft?.emails) };
};

/** The half of a button that is missing while the other half is set. */
export const missingOfButton = ({
  cta_button_enabled,
  cta_btn,
  cta_link,
}: EmailsCustomisation): 'cta_btn' | 'cta_link' | null => {
  const [words, link] = [cta_btn?.trim() ?? '', cta_link?.trim() ?? ''];
  if (cta_button_enabled !== true || (words === '') === (link === '')) return null;
  return words === '' ? 'cta_btn' : 'cta_link';
};
