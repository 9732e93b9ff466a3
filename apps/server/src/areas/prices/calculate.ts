import { designMessages } from '@vitrine/contract/designs/messages';
import { AppError } from '@vitrine/contract/errors';
import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import { priceMessages } from '@vitrine/contract/prices/messages';
import type { CalculatedDesign, DesignToCalculate } from '@vitrine/contract/prices/schemas';
import { modelOf } from '@vitrine/domain/design/model-of';
import { partsModelOf } from '@vitrine/domain/design/parts-of';
import { unitsOf } from '@vitrine/domain/prices/quantity';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import { findConfigurator } from '@vitrine/store/configurators/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import type { Caller } from '../../accounts/caller.ts';
import { findPriceTable } from '../../pricing/find-table.ts';
import { type LiveFile, readLiveFile } from '../../pricing/live-files.ts';
import { priceOfParts } from '../../pricing/price-of-design.ts';
import { findCopy } from '../../publish/find-copy.ts';
import type { Services } from '../../services.ts';

/**
 * What a design costs on the live version, with every part. Rejects a configurator outside the caller's scope as
 * missing, and a design that names nothing of it.
 */
export async function calculatePrice(
  services: Services,
  { scope }: Caller,
  input: DesignToCalculate,
): Promise<CalculatedDesign> {
  const { db, clock } = services;
  const record = await findConfigurator(db, scope, input.configurator_id);
  const organisation = record && (await organisationOf(db, record));
  if (!record || !organisation) throw new AppError('resource.missing');
  const copy = await findCopy(db, scope, record.id, input.reseller_id ?? undefined);
  const version = copy ? copy.grant.version : record.deployedVersion;
  const live = version ? await readLiveFile(services, record, version) : null;
  if (!live) throw rejected('configurator_id', designMessages.unknownConfigurator);
  const { type, file } = live;
  const model = modelOf(type, file);
  if (!model.knows(input.design)) throw rejected('design', designMessages.unknownDesign);
  const { design } = model.restore(input.design);
  const currency = input.currency ?? record.currency;
  const found = await findPriceTable(
    db,
    { organisation, reseller: copy?.reseller ?? null },
    { configuratorId: record.id, type, file, currency, country: input.country, now: clock() },
  );
  if (!found && currency !== record.currency) throw rejected('currency', priceMessages.noListInCurrency);
  const parts = partsModelOf(type, file).parts(design, input.measures);
  const price = priceOfParts(parts, found, { currency, measures: input.measures });
  const components = model.items(design).map(({ component }) => component);
  return {
    currency,
    decimals: currencyDecimals(currency),
    parts: price.parts.map((part) => ({
      article: part.article,
      sku: part.sku,
      name: part.name,
      component: components[part.item] ?? '',
      unit: part.unit,
      quantity: unitsOf(part.quantity),
      unit_price: part.unitPrice,
      amount: part.amount,
    })),
    surcharges: price.surcharges,
    subtotal: price.subtotal,
    tax: price.tax && {
      country: price.tax.country,
      rate: price.tax.rate,
      amount: price.tax.amount,
      is_included: price.tax.isIncluded,
    },
    total: price.total,
    price_list: found && { id: found.list.id, name: found.list.name, revision: found.list.revision },
    version: versionOf(live),
    design: model.write(design),
  };
}

const versionOf = ({ version }: LiveFile): number => fromThousandths(version);

const rejected = (field: string, message: string): AppError =>
  new AppError('request.invalid', { errors: { [field]: [message] } });
