import { type Customisation, customisation } from '@vitrine/contract/customisation/schemas';

/**
 * The stored customisation, with null for what is not set. Unreadable parts of older rows are dropped, never the whole.
 */
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
