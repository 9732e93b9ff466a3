import { type Customisation, customisation } from '@vitrine/contract/customisation/schemas';

/** What is stored, with null for what is not set. Rows of older forms lose what cannot be read, never the whole. */
export function readCustomisation(stored: Record<string, unknown>): Customisation {
  const { logos, saveDesign, emails } = customisation.shape;
  const part = <Part>(schema: { safeParse(input: unknown): { data?: Part } }, input: unknown, none: Part): Part =>
    schema.safeParse(input ?? {}).data ?? none;
  return {
    logos: part(logos, stored.logos, {}),
    saveDesign: part(saveDesign, stored.saveDesign, saveDesign.parse({})),
    emails: part(emails, stored.emails, emails.parse({})),
  };
}
