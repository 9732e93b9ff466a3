import { AppError } from '@vitrine/contract/errors';
import type { QuoteSettings, QuoteSettingsChange } from '@vitrine/contract/quotes/schemas';
import { quoteValidation as messages } from '@vitrine/contract/quotes/validation-messages';
import { mayChangeQuoteSettings } from '@vitrine/domain/policies/quotes';
import { highestNumber } from '@vitrine/store/quotes/queries';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { asSeller, tenantInScope } from './in-scope.ts';
import { lockSettings, saveSettings, settingsOf } from './numbering.ts';

export async function readSettings({ db }: Services, caller: Caller, id: number): Promise<QuoteSettings> {
  return settingsOf(await tenantInScope(db, caller, id));
}

/** Changes the settings of new quotes. Rejects a next number that the series has reached. */
export async function changeSettings(
  services: Services,
  caller: Caller,
  id: number,
  change: QuoteSettingsChange,
): Promise<QuoteSettings> {
  const { db, clock } = services;
  return db.transaction().execute(async (transaction) => {
    const tenant = await tenantInScope(transaction, caller, id);
    if (!mayChangeQuoteSettings(actorOf(caller), asSeller(tenant))) throw new AppError('access.denied');
    const stored = await lockSettings(transaction, tenant.id);
    const changed = Object.entries(change).filter(([, value]) => value !== undefined);
    const settings: QuoteSettings = { ...stored, ...Object.fromEntries(changed) };
    if (settings.next_number <= (await highestNumber(transaction, tenant.id, settings.prefix)))
      throw new AppError('request.invalid', { errors: { next_number: [messages.numberUsed] } });
    await saveSettings(transaction, tenant.id, settings, clock());
    await recordAuditEvent(services, transaction, caller, 'quotes.settings', { within: tenant });
    return settings;
  });
}
