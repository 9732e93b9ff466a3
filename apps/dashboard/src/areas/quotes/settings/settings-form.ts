import { type QuoteSettings, quoteSettings } from '@vitrine/contract/quotes/schemas';
import { readTypedColour } from '@vitrine/domain/design/floors/colour';

/** Settings as they are typed. */
export type SettingsFields = Record<keyof QuoteSettings, string>;

export const fieldsOf = (settings: QuoteSettings): SettingsFields => ({
  ...settings,
  colour: settings.colour ?? '',
  next_number: String(settings.next_number),
  valid_days: String(settings.valid_days),
});

/** A whole number that is typed; NaN for other texts. */
const wholeOf = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

const read = (fields: SettingsFields) =>
  quoteSettings.safeParse({
    ...fields,
    colour: fields.colour.trim() === '' ? null : (readTypedColour(fields.colour) ?? fields.colour),
    next_number: wholeOf(fields.next_number),
    valid_days: wholeOf(fields.valid_days),
  });

/** What is saved of typed fields; undefined while some are invalid. */
export const settingsOf = (fields: SettingsFields): QuoteSettings | undefined => read(fields).data;

/** The next number that is typed; undefined where it cannot be one. */
export const nextNumberOf = ({ next_number }: SettingsFields): number | undefined =>
  quoteSettings.shape.next_number.safeParse(wholeOf(next_number)).data;

/** Why fields cannot be saved, by the server's own rules. */
export const fieldIssues = (fields: SettingsFields): Partial<SettingsFields> =>
  Object.fromEntries((read(fields).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

/** The settings that were changed. */
export const changesIn = (before: QuoteSettings, settings: QuoteSettings): Partial<QuoteSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== before[name as keyof QuoteSettings]));
