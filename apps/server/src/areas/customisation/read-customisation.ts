import { type Customisation, customisation } from '@vitrine/contract/customisation/schemas';
import type { Database } from '@vitrine/store/database';
import type { CustomisationTarget } from '../../publish/customisation-target.ts';
import { readTextsByLanguage } from '../../publish/texts-by-language.ts';

/**
 * The stored customisation of a target, with null for what is not set. Unreadable parts of older rows are dropped,
 * never the whole.
 */
export async function readCustomisation(
  db: Database,
  { stored, record, copy }: Pick<CustomisationTarget, 'stored' | 'record' | 'copy'>,
): Promise<Customisation> {
  const { logos, saveDesign, emails } = customisation.shape;
  const part = <Part>(schema: { safeParse(input: unknown): { data?: Part } }, input: unknown, none: Part): Part =>
    schema.safeParse(input ?? {}).data ?? none;
  return {
    logos: part(logos, stored.logos, {}),
    saveDesign: part(saveDesign, stored.saveDesign, saveDesign.parse({})),
    emails: part(emails, stored.emails, emails.parse({})),
    ...(await readTextsByLanguage(db, { configuratorId: record.id, resellerId: copy?.reseller.id ?? null })),
  };
}
