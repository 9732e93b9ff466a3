import { createHash } from 'node:crypto';
import { feedLimits as limits } from '@vitrine/contract/designs/feed-limits';
import { type FeedProduct, type FeedSettings, feedSettings, NO_FEED } from '@vitrine/contract/designs/feed-schemas';
import type { Language } from '@vitrine/contract/languages/limits';
import { plainTagOf } from '@vitrine/contract/languages/tags';
import type { Design } from '@vitrine/domain/design/design';
import { describeChoices, namedChoices, productIssue } from '@vitrine/domain/design/feeds/describe-product';
import type { ProductGroup } from '@vitrine/domain/design/feeds/merchant-feed';
import { addressWithDesign } from '@vitrine/domain/design/links/address-with-design';
import { sharedPage } from '@vitrine/domain/design/links/shared-page';
import { type PartsModel, partsModelOf } from '@vitrine/domain/design/parts-of';
import { emailLanguage } from '@vitrine/domain/emails/email-language';
import { designImageAddress } from '../../../design-images/address.ts';
import type { FoundTable } from '../../../pricing/find-table.ts';
import { readStored } from '../../../publish/presets.ts';
import type { Services } from '../../../services.ts';
import { inLanguage, type LiveInLanguage } from '../in-language.ts';
import type { LiveConfigurator } from '../live-configurator.ts';
import { asVisitorsRead, findLiveTable, priceLive } from '../price-live.ts';
import { sumsOf } from '../sums-of.ts';

/** The feed of a live configurator or copy. */
export interface Feed {
  group: ProductGroup;
  /** The default design first, then the presets in their order. */
  products: FeedProduct[];
}

/** Stored settings; an unreadable row counts as no feed. */
export const readFeedSettings = (stored: unknown): FeedSettings => feedSettings.safeParse(stored).data ?? NO_FEED;

/** The language of a tenant's visitors, where none is named. */
export const mainLanguage = ({ tenant, organisation }: Pick<LiveConfigurator, 'tenant' | 'organisation'>): Language =>
  emailLanguage(tenant.language, organisation.language);

/**
 * The products of a configurator in a language: its default design and its presets, with the prices that visitors see.
 * Presets of the same design are one product, which has the name of the first.
 * Null without a page, and when the page is no longer on one of the tenant's websites.
 */
export async function listProducts(
  services: Services,
  found: LiveConfigurator,
  settings: FeedSettings,
  language: Language,
): Promise<Feed | null> {
  const page = settings.page === '' ? null : sharedPage(settings.page, found.type, found.hosts);
  if (page === null) return null;
  const named = await inLanguage(services, found, language);
  const { record, resellerId, tenant } = found;
  const group: ProductGroup = {
    id: ['vitrine', record.id, ...(resellerId === null ? [] : [resellerId])].join('-'),
    name: named.title,
    brand: settings.brand || tenant.name,
    seller: tenant.name,
    page,
    locale: plainTagOf(language),
  };
  const presets = record.supportsPresets ? readStored(found.grant?.presets ?? record.presets) : [];
  const { model } = named.live;
  const products: FeedProduct[] = [];
  // Once for all: a list has up to 50,000 prices, and a data file as many items.
  const needs = partsModelOf(found.type, named.live.file);
  const shown = { named, group, language, needs, found: await findLiveTable(services, named.live) };
  products.push(await productOf(services, shown, { design: model.start(), text: '', preset: null }));
  const listed = new Set(['']);
  for (const preset of presets.filter(({ configuration }) => model.knows(configuration))) {
    if (listed.has(preset.configuration)) continue;
    listed.add(preset.configuration);
    const { design } = model.restore(preset.configuration);
    const name = named.presetName(preset);
    products.push(await productOf(services, shown, { design, text: preset.configuration, preset: name }));
  }
  return { group, products };
}

interface ShownAs {
  named: LiveInLanguage;
  group: ProductGroup;
  language: Language;
  found: FoundTable | null;
  needs: PartsModel;
}

interface ListedDesign {
  design: Design;
  /** Empty for the default design. */
  text: string;
  preset: string | null;
}

async function productOf(
  services: Services,
  { named, group, language, found, needs }: ShownAs,
  { design, text, preset }: ListedDesign,
): Promise<FeedProduct> {
  const { live } = named;
  const context = { measures: {}, asShown: true, found, needs };
  const priced = asVisitorsRead(live, await priceLive(services, live, design, context));
  const sums = named.name({ items: priced.items, ...sumsOf(priced) });
  const choices = namedChoices(live.type, sums.items, language);
  const link = text === '' ? group.page : addressWithDesign(group.page, live.type, text);
  const price = sums.total;
  return {
    id: text === '' ? group.id : `${group.id}-${shortHash(text)}`,
    preset,
    title: preset === null ? group.name : `${group.name}: ${preset}`,
    description: describeChoices(choices),
    link,
    image: designImageAddress(services, {
      configurator: live.record.id,
      reseller: live.resellerId ?? undefined,
      design: text,
      width: limits.imageSide,
      height: limits.imageSide,
    }),
    price,
    currency: sums.currency,
    choices,
    issue: productIssue({ price, link }),
  };
}

/** Shopping services take ids of up to 50 characters. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
