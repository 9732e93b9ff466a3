import { feedLimits as limits } from '@vitrine/contract/designs/feed-limits';
import { feedRoutes } from '@vitrine/contract/designs/feed-routes';
import { merchantFeed } from '@vitrine/domain/design/feeds/merchant-feed';
import { structuredData } from '@vitrine/domain/design/feeds/structured-data';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mount } from '../../../mount.ts';
import { perMinute } from '../../../plugins/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { readFeed, readPublicFeed, saveFeed } from './service.ts';

/** Designs as products: settings for the tenant, files for shopping services and search engines. */
export async function feedsArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, feedRoutes.readFeed, ({ params, query }, { caller }) =>
    readFeed(services, caller, { ...params, reseller: query.reseller }),
  );

  mount(app, feedRoutes.saveFeed, ({ params, query, body }, { caller }) =>
    saveFeed(services, caller, { ...params, reseller: query.reseller, change: body }),
  );

  const config = perMinute(limits.requestsPerMinute);
  mount(
    app,
    feedRoutes.readMerchantFeed,
    async ({ params, query }, _request, reply) => {
      const { group, products } = await readPublicFeed(services, {
        ...params,
        reseller: query.reseller,
        lang: query.lang,
      });
      return sendFile(reply, 'application/xml; charset=utf-8', merchantFeed(group, products));
    },
    { config },
  );

  mount(
    app,
    feedRoutes.readStructuredData,
    async ({ params, query }, _request, reply) => {
      const { group, products } = await readPublicFeed(services, {
        ...params,
        reseller: query.reseller,
        lang: query.lang,
      });
      return sendFile(reply, 'application/ld+json; charset=utf-8', JSON.stringify(structuredData(group, products)));
    },
    { config },
  );
}

/** Any page may read a feed: a manufacturer's website can put the structured data into its own pages. */
const sendFile = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply
    .header('cache-control', `public, max-age=${limits.freshSeconds}`)
    .header('access-control-allow-origin', '*')
    .type(type)
    .send(text);
