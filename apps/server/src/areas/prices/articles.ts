import type { PricedArticle } from '@vitrine/contract/prices/schemas';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { fileMinor } from '@vitrine/domain/prices/money';
import { articlesOfFile } from '@vitrine/domain/prices/parts/articles-of-file';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { liveFilesOf } from '../../pricing/live-files.ts';
import type { Services } from '../../services.ts';
import { tenantInScope } from './tenant-in-scope.ts';

/** Everything in a tenant's live configurators that can have a price. */
export async function articlesOfTenant(services: Services, tenant: OrganisationRecord): Promise<PricedArticle[]> {
  const files = await liveFilesOf(services, tenant);
  return files.flatMap(({ record, type, file }) =>
    articlesOfFile(type, file).map(({ filePrice, isOffered, ...article }) => ({
      ...article,
      configurator: { id: record.id, name: record.name },
      file_price: fileMinor(filePrice, currencyOf(file)),
      currency: currencyOf(file),
      is_offered: isOffered,
    })),
  );
}

export async function articlesOf(services: Services, caller: Caller, organisationId: number): Promise<PricedArticle[]> {
  return articlesOfTenant(services, await tenantInScope(services, caller, organisationId));
}
