import { isDeepStrictEqual } from 'node:util';
import { feedMessages as messages } from '@vitrine/contract/designs/feed-messages';
import {
  type FeedSettings,
  type FeedSettingsChange,
  type FeedState,
  NO_FEED,
} from '@vitrine/contract/designs/feed-schemas';
import { AppError } from '@vitrine/contract/errors';
import type { Language } from '@vitrine/contract/languages/limits';
import { pageCode } from '@vitrine/domain/design/feeds/page-code';
import { structuredData } from '@vitrine/domain/design/feeds/structured-data';
import { sharedPage } from '@vitrine/domain/design/links/shared-page';
import { lockConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import { updateGrant } from '@vitrine/store/resellers/queries';
import type { Caller } from '../../../accounts/caller.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import { type CustomisationTarget, findCustomisationTarget } from '../../../publish/customisation-target.ts';
import type { Services } from '../../../services.ts';
import { visitorHosts } from '../../../visitor-origin.ts';
import { findLiveOf } from '../live-configurator.ts';
import { type Feed, listProducts, mainLanguage, readFeedSettings } from './list-products.ts';

/** A configurator, or a reseller's copy of it. */
export interface FeedQuery {
  configuratorId: number;
  reseller: number | undefined;
}

const storedFeed = ({ record, copy }: CustomisationTarget): FeedSettings =>
  readFeedSettings(copy ? copy.grant.productFeed : record.productFeed);

/** The feed as its tenant sees it. Products without a price are in it, with the reason why shops do not get them. */
export async function readFeed(services: Services, caller: Caller, query: FeedQuery): Promise<FeedState> {
  const target = await findCustomisationTarget(services.db, caller, query.configuratorId, query.reseller);
  return stateOf(services, target);
}

/** Changes page and brand. Rejects a page that is on no website of the tenant. */
export async function saveFeed(
  services: Services,
  caller: Caller,
  { configuratorId, reseller, change }: FeedQuery & { change: FeedSettingsChange },
): Promise<FeedState> {
  const target = await services.db.transaction().execute(async (transaction) => {
    await findCustomisationTarget(transaction, caller, configuratorId, reseller);
    await lockConfigurator(transaction, configuratorId);
    const before = await findCustomisationTarget(transaction, caller, configuratorId, reseller);
    const { record, copy, organisation } = before;
    const hosts = visitorHosts(services.config, organisation, copy?.reseller);
    const stored = storedFeed(before);
    const settings = { page: change.page ?? stored.page, brand: change.brand ?? stored.brand };
    if (change.page && sharedPage(change.page, 'panoramic', hosts) === null)
      throw new AppError('request.invalid', { errors: { page: [messages.pageInvalid] } });
    const productFeed = JSON.stringify(settings);
    if (copy) await updateGrant(transaction, copy.reseller.id, record.id, { productFeed }, services.clock());
    else await updateConfigurator(transaction, record.id, { productFeed });
    if (!isDeepStrictEqual(settings, stored))
      await recordAuditEvent(services, transaction, caller, 'configurator.edited', {
        subject: record.name,
        detail: { phrase: 'setting.product_feed' },
        within: copy?.reseller ?? organisation,
      });
    return findCustomisationTarget(transaction, caller, configuratorId, reseller);
  });
  return stateOf(services, target);
}

async function stateOf(services: Services, target: CustomisationTarget): Promise<FeedState> {
  const settings = storedFeed(target);
  const resellerId = target.copy?.reseller.id ?? null;
  const live = await findLiveOf(services, { configuratorId: target.record.id, resellerId });
  const feed = live && (await listProducts(services, live, settings, mainLanguage(live)));
  const of = resellerId === null ? '' : `?reseller=${resellerId}`;
  const address = (file: string) => `${services.addresses.api}/feeds/${target.record.id}/${file}${of}`;
  return {
    settings,
    products: feed?.products ?? [],
    merchant_url: address('products.xml'),
    structured_data_url: address('products.jsonld'),
    snippet: feed ? pageCode(feed.products, structuredData(feed.group, feed.products)) : { inside: '', after: '' },
  };
}

/** The feed that everybody may read. Missing as long as the tenant has named no page, or nothing is live. */
export async function readPublicFeed(
  services: Services,
  { configuratorId, reseller, lang }: FeedQuery & { lang: Language | undefined },
): Promise<Feed> {
  const live = await findLiveOf(services, { configuratorId, resellerId: reseller ?? null });
  const settings = live && readFeedSettings(live.grant ? live.grant.productFeed : live.record.productFeed);
  const feed = live && (await listProducts(services, live, settings ?? NO_FEED, lang ?? mainLanguage(live)));
  if (!feed) throw new AppError('resource.missing');
  return feed;
}
