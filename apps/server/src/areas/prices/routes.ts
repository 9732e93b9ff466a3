import { priceLimits as limits } from '@vitrine/contract/prices/limits';
import { priceRoutes } from '@vitrine/contract/prices/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { perMinute } from '../../plugins/rate-limits.ts';
import { calculateParts, calculatePrice } from '../../pricing/calculate.ts';
import { sendParts } from '../../pricing/parts-file.ts';
import type { Services } from '../../services.ts';
import { articlesOf } from './articles.ts';
import { partsOfEnquiry } from './enquiry-parts.ts';
import {
  changePriceList,
  changeSettings,
  createPriceList,
  deletePriceList,
  historyOf,
  priceListsOf,
  readPriceList,
  savePrices,
} from './price-lists.ts';
import { changeStatus, checkPriceList } from './status.ts';
import { readViewerPrices } from './viewer-prices.ts';

/** Bytes of a save of 50,000 prices with long names. */
const SAVE_BYTES = 16 * 1024 * 1024;

/** Price lists of organisations and resellers, and calculations with them. */
export async function pricesArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, priceRoutes.listPriceLists, ({ params }, { caller }) =>
    priceListsOf(services, caller, params.organisationId),
  );

  mount(app, priceRoutes.createPriceList, ({ params, body }, { caller }) =>
    createPriceList(services, caller, params.organisationId, body),
  );

  mount(app, priceRoutes.changePriceSettings, ({ params, body }, { caller }) =>
    changeSettings(services, caller, params.organisationId, body),
  );

  mount(app, priceRoutes.listArticles, ({ params }, { caller }) => articlesOf(services, caller, params.organisationId));

  mount(app, priceRoutes.readPriceList, ({ params }, { caller }) => readPriceList(services, caller, params));

  mount(app, priceRoutes.changePriceList, ({ params, body }, { caller }) =>
    changePriceList(services, caller, params, body),
  );

  mount(app, priceRoutes.deletePriceList, async ({ params }, { caller }) => {
    await deletePriceList(services, caller, params);
    return { success: true as const };
  });

  mount(app, priceRoutes.savePrices, ({ params, body }, { caller }) => savePrices(services, caller, params, body), {
    bodyLimit: SAVE_BYTES,
  });

  mount(app, priceRoutes.checkPriceList, ({ params }, { caller }) => checkPriceList(services, caller, params));

  mount(app, priceRoutes.changePriceListStatus, ({ params, body }, { caller }) =>
    changeStatus(services, caller, params, body),
  );

  mount(app, priceRoutes.readPriceListHistory, ({ params }, { caller }) => historyOf(services, caller, params));

  mount(app, priceRoutes.calculatePrice, ({ body }, { caller }) => calculatePrice(services, caller, body));

  mount(app, priceRoutes.listDesignParts, ({ body }, { caller }) => calculateParts(services, caller, body));

  mount(app, priceRoutes.downloadDesignParts, async ({ params, body }, { caller }, reply) =>
    sendParts(reply, await calculateParts(services, caller, body), { name: 'parts', format: params.format }),
  );

  mount(app, priceRoutes.readEnquiryParts, ({ params }, { caller }) =>
    partsOfEnquiry(services, caller.scope, params.enquiryId),
  );

  mount(app, priceRoutes.readEnquiryPartsFile, async ({ params }, { caller }, reply) => {
    const list = await partsOfEnquiry(services, caller.scope, params.enquiryId);
    return sendParts(reply, list, { name: `parts-${params.enquiryId}`, format: params.format });
  });

  mount(
    app,
    priceRoutes.readViewerPrices,
    ({ query }, { headers }) => readViewerPrices(services, query, headers.origin),
    { config: perMinute(limits.tablesPerMinute) },
  );
}
