import { designMessages } from '@vitrine/contract/designs/messages';
import { AppError } from '@vitrine/contract/errors';
import { priceMessages } from '@vitrine/contract/prices/messages';
import type { CalculatedDesign, DesignParts, DesignToCalculate } from '@vitrine/contract/prices/schemas';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { modelOf } from '@vitrine/domain/design/model-of';
import { isPricedPerSquareMetre, partsModelOf } from '@vitrine/domain/design/parts-of';
import { mergeParts } from '@vitrine/domain/prices/parts/parts-list';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import { type ConfiguratorRecord, findConfigurator } from '@vitrine/store/configurators/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { PriceListRecord } from '@vitrine/store/prices/queries';
import type { Caller } from '../accounts/caller.ts';
import { findCopy } from '../publish/find-copy.ts';
import type { Services } from '../services.ts';
import { findPriceTable } from './find-table.ts';
import { readLiveFile } from './live-files.ts';
import { presentPrice } from './present-price.ts';
import { priceOfParts } from './price-of-design.ts';

/** A configurator as visitors of a tenant see it. */
export interface PricedConfigurator {
  record: ConfiguratorRecord;
  organisation: OrganisationRecord;
  /** The reseller on its copy. */
  reseller: OrganisationRecord | null;
  /** In thousandths; null while nothing is live. */
  version: number | null;
}

/** What to order and make for a design, each article once. Rejects what calculatePrice rejects. */
export async function calculateParts(
  services: Services,
  caller: Caller,
  input: DesignToCalculate,
): Promise<DesignParts> {
  const priced = await findPriced(services, caller, input);
  return partsOfCalculated(priced, await calculateFor(services, priced, input));
}

/** The parts list of a calculated design. */
export const partsOfCalculated = (
  { record }: PricedConfigurator,
  { design, version, currency, decimals, parts, surcharges, subtotal }: CalculatedDesign,
): DesignParts => ({
  ...{ configurator: record.name, version, design, currency, decimals },
  ...{ parts: mergeParts(parts), surcharges, subtotal },
});

/**
 * What a design costs on the live version, with every part. Rejects a configurator outside the caller's scope as
 * missing, and a design that names nothing of it.
 */
export async function calculatePrice(
  services: Services,
  caller: Pick<Caller, 'scope'>,
  input: DesignToCalculate,
): Promise<CalculatedDesign> {
  return calculateFor(services, await findPriced(services, caller, input), input);
}

async function findPriced(
  { db }: Services,
  { scope }: Pick<Caller, 'scope'>,
  input: DesignToCalculate,
): Promise<PricedConfigurator> {
  const record = await findConfigurator(db, scope, input.configurator_id);
  const organisation = record && (await organisationOf(db, record));
  if (!record || !organisation) throw new AppError('resource.missing');
  const copy = await findCopy(db, scope, record.id, input.reseller_id ?? undefined);
  const version = copy ? copy.grant.version : record.deployedVersion;
  return { record, organisation, reseller: copy?.reseller ?? null, version };
}

/** What a calculation reads. */
export type PricingServices = Pick<Services, 'db' | 'versionFiles' | 'clock'>;
interface DesignOfConfigurator extends Pick<DesignToCalculate, 'design' | 'currency' | 'country' | 'measures'> {
  /** As the viewer shows it: a floor without an area is priced by the square metre, not as an order. */
  asShown?: boolean;
}

interface Calculation {
  calculated: CalculatedDesign;
  /** The names of chosen items that the live version no longer offers. */
  gone: string[];
  /** Whether these are the prices of one square metre. */
  isPerSquareMetre: boolean;
}

/** The same for a configurator that the caller has found. */
export const calculateFor = async (
  services: PricingServices,
  configurator: PricedConfigurator,
  input: DesignOfConfigurator,
): Promise<CalculatedDesign> => (await calculateAgain(services, configurator, input)).calculated;

/** Likewise, with what else was found. */
export async function calculateAgain(
  services: PricingServices,
  { record, version, ...tenants }: PricedConfigurator,
  input: DesignOfConfigurator,
): Promise<Calculation> {
  const { db, clock } = services;
  const live = version === null ? null : await readLiveFile(services, record, version);
  if (!live) throw rejected('configurator_id', designMessages.unknownConfigurator);
  const { type, file } = live;
  const model = modelOf(type, file);
  if (!model.knows(input.design)) throw rejected('design', designMessages.unknownDesign);
  const { design, replaced } = model.restore(input.design);
  const fileCurrency = currencyOf(file);
  const currency = input.currency ?? fileCurrency;
  const query = { configuratorId: record.id, type, file, currency, country: input.country, now: clock() };
  const found = await findPriceTable(db, tenants, query);
  if (!found && currency !== fileCurrency) throw rejected('currency', priceMessages.noListInCurrency);
  const needs = partsModelOf(type, file);
  const measures = needs.sizes(design, input.measures);
  const isPerSquareMetre = input.asShown === true && isPricedPerSquareMetre(type, file, input.measures);
  const price = priceOfParts(needs.parts(design, input.measures), found, { currency, measures, isPerSquareMetre });
  const components = model.items(design).map(({ component }) => component);
  const calculated = {
    ...presentPrice(price, components),
    // A reseller learns nothing else of the manufacturer's list that it sells by.
    price_list: found?.list.organisationId === (tenants.reseller ?? tenants.organisation).id ? named(found.list) : null,
    version: fromThousandths(live.version),
    design: model.write(design),
  };
  return { calculated, gone: replaced.map(({ requested }) => requested), isPerSquareMetre };
}

const named = ({ id, name, revision }: PriceListRecord) => ({ id, name, revision });

const rejected = (field: string, message: string): AppError =>
  new AppError('request.invalid', { errors: { [field]: [message] } });
