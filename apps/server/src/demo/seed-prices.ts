import { typeName } from '@vitrine/contract/configurators/limits';
import type { TaxRate } from '@vitrine/contract/prices/price-table';
import { listArticle } from '@vitrine/domain/prices/compose-table';
import { toMinor } from '@vitrine/domain/prices/money';
import { articlesOfFile } from '@vitrine/domain/prices/parts/articles-of-file';
import type { Database } from '@vitrine/store/database';
import { insertPriceList, insertPriceListChange, writePrices } from '@vitrine/store/prices/queries';
import type { DemoPlan } from '../../../../demo/seed-plan.ts';
import { NORTHSIDE, OAKLINE } from '../../../../demo/src/organisations.ts';
import { type SeededContent, typeIdOf } from './seed-content.ts';
import { type Ids, idOf } from './seed-ids.ts';

const LISTS_MAXIMUM = 10;
/** Euros for a pound in the demo's list, which nobody sells by. */
const EUROS = 1.17;

const NOBODY = { firstName: '', lastName: '' };

interface DemoList {
  organisationKey: string;
  name: string;
  currency: string;
  taxes: TaxRate[];
  prices: Record<string, number>;
  /** A reseller's change of its manufacturer's prices, in hundredths of a per cent. */
  change?: number;
}

/**
 * Oakline's prices in pounds and euros, and the discount of its reseller Northside: drafts, so that visitors see the
 * prices of the data files until a list is put live.
 */
export async function insertPrices(
  db: Database,
  plan: DemoPlan,
  contents: ReadonlyMap<string, SeededContent>,
  ids: Ids,
): Promise<void> {
  const pounds = pricesOf(OAKLINE, plan, contents, ids);
  const euros = Object.entries(pounds).map(([article, amount]) => [article, Math.round(amount * EUROS)]);
  const lists: DemoList[] = [
    {
      organisationKey: OAKLINE,
      name: 'Retail',
      currency: 'GBP',
      taxes: [{ country: 'GB', rate: 2000 }],
      prices: pounds,
    },
    {
      organisationKey: OAKLINE,
      name: 'Retail, euro countries',
      currency: 'EUR',
      taxes: [
        { country: 'DE', rate: 1900 },
        { country: 'IE', rate: 2300 },
        { country: 'NL', rate: 2100 },
      ],
      prices: Object.fromEntries(euros),
    },
    {
      organisationKey: NORTHSIDE,
      name: 'Northside, 5 % off',
      currency: 'GBP',
      taxes: [],
      prices: {},
      change: -500,
    },
  ];
  for (const list of lists) await insertList(db, list, plan, ids);
}

/** The prices of the data files, by article. */
function pricesOf(
  organisationKey: string,
  plan: DemoPlan,
  contents: ReadonlyMap<string, SeededContent>,
  ids: Ids,
): Record<string, number> {
  const prices: Record<string, number> = {};
  for (const planned of plan.configurators) {
    const content = contents.get(planned.key);
    if (!content || planned.organisationKey !== organisationKey) continue;
    for (const { article, filePrice } of articlesOfFile(typeName(typeIdOf(planned)), content.file))
      if (filePrice !== null)
        prices[listArticle(idOf(ids.configurators, planned.key), article)] ??= toMinor(filePrice, 'GBP');
  }
  return prices;
}

async function insertList(db: Database, list: DemoList, plan: DemoPlan, ids: Ids): Promise<void> {
  const { organisationKey, name, currency, change } = list;
  const createdAt = plan.organisations.find(({ key }) => key === organisationKey)?.createdAt ?? new Date();
  const added = await insertPriceList(
    db,
    {
      organisationId: idOf(ids.organisations, organisationKey),
      name,
      currency,
      status: 'draft',
      base: change === undefined ? 'none' : 'manufacturer',
      change: change ?? 0,
      taxes: JSON.stringify(list.taxes),
      surcharges: '[]',
      createdAt,
      updatedAt: createdAt,
    },
    LISTS_MAXIMUM,
  );
  if (!added) return;
  await writePrices(db, added.id, list.prices);
  const { firstName, lastName } = plan.users.find((user) => user.organisationKey === organisationKey) ?? NOBODY;
  const created = { kind: 'created' as const, changes: [], userName: `${firstName} ${lastName}`, createdAt };
  await insertPriceListChange(db, { listId: added.id, ...created }, 0);
}
