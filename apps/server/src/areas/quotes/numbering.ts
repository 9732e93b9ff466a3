import { AppError } from '@vitrine/contract/errors';
import { DEFAULT_QUOTE_SETTINGS, type QuoteSettings } from '@vitrine/contract/quotes/schemas';
import { numberOfQuote } from '@vitrine/domain/quotes/quote-state';
import type { Database } from '@vitrine/store/database';
import { lockTenant } from '@vitrine/store/organisations/lock-tenant';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import { isNumberUsed } from '@vitrine/store/quotes/queries';

/** How a tenant numbers and words its quotes. A setting that is newer than the stored ones has its default. */
export const settingsOf = ({ quoteSettings }: Pick<OrganisationRecord, 'quoteSettings'>): QuoteSettings => ({
  ...DEFAULT_QUOTE_SETTINGS,
  ...quoteSettings,
});

/** The seller as quotes show it. A sent state keeps it. */
export function sellerOf(tenant: Pick<OrganisationRecord, 'name' | 'quoteSettings'>) {
  const { seller: details, colour } = settingsOf(tenant);
  return { name: tenant.name, details, colour };
}

/** The settings as they are now, while no other transaction changes them. Rejects a tenant that was deleted meanwhile. */
export async function lockSettings(transaction: Database, tenantId: number): Promise<QuoteSettings> {
  await lockTenant(transaction, tenantId);
  const tenant = await organisationOf(transaction, { organisationId: tenantId });
  if (!tenant) throw new AppError('resource.missing');
  return settingsOf(tenant);
}

export const saveSettings = (
  transaction: Database,
  tenantId: number,
  settings: QuoteSettings,
  now: Date,
): Promise<unknown> => updateOrganisation(transaction, tenantId, { quoteSettings: JSON.stringify(settings) }, now);

/**
 * The next number of a tenant's series, which skips the numbers that it has used. Locks the tenant's row, so that
 * quotes that are created at the same moment get different ones.
 */
export async function takeNumber(
  transaction: Database,
  tenantId: number,
  now: Date,
): Promise<{ number: string; settings: QuoteSettings }> {
  const settings = await lockSettings(transaction, tenantId);
  let next = settings.next_number;
  while (await isNumberUsed(transaction, tenantId, numberOfQuote(settings.prefix, next))) next++;
  await saveSettings(transaction, tenantId, { ...settings, next_number: next + 1 }, now);
  return { number: numberOfQuote(settings.prefix, next), settings };
}
