import type { IncomingHttpHeaders } from 'node:http';
import { designLimits as limits } from '@vitrine/contract/designs/limits';
import { designRoutes } from '@vitrine/contract/designs/routes';
import type { Language } from '@vitrine/contract/languages/limits';
import { isCardReader } from '@vitrine/domain/design/links/card-reader';
import { roomDevice } from '@vitrine/domain/design/robes/room-links';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mount } from '../../mount.ts';
import { networkOf } from '../../network-of.ts';
import { exactlyPerMinute, perMinute } from '../../plugins/rate-limits.ts';
import { openPriceSignatures } from '../../pricing/price-signatures.ts';
import { languagesOfHeader } from '../../request/request-language.ts';
import type { Services } from '../../services.ts';
import { cardPage, cardPolicy, embedAddress } from './cards/card-page.ts';
import { readCard } from './cards/read-card.ts';
import { readEmbed } from './cards/read-embed.ts';
import { enquirySheet } from './enquiry-sheet.ts';
import { makeSheet } from './make-sheet.ts';
import { readRoom } from './models/read-room.ts';
import { roomPage } from './models/room-page.ts';
import { addressOfShared, GONE_POLICY, gonePage } from './open-shared.ts';
import { priceDesign } from './price-design.ts';
import { shareDesign, type VisitorRequest } from './share-design.ts';

export async function designsArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, designRoutes.shareDesign, ({ body }, request) => shareDesign(services, body, visitorOf(request)), {
    config: perMinute(limits.linksPerMinute),
  });

  mount(
    app,
    designRoutes.openSharedDesign,
    async ({ params }, { headers }, reply) => {
      reply.header('x-robots-tag', 'noindex').header('vary', 'user-agent');
      const card = isCardReader(headers['user-agent'])
        ? await readCard(services, params.code, languageAsked(headers))
        : null;
      if (card) {
        reply.header('content-security-policy', cardPolicy(services.addresses.content));
        return reply.type('text/html; charset=utf-8').send(cardPage(card, embedAddress(services, card)));
      }
      const address = await addressOfShared(services, params.code);
      if (address !== null) return reply.redirect(address, 302);
      reply.status(404).header('content-security-policy', GONE_POLICY);
      return reply.type('text/html; charset=utf-8').send(gonePage());
    },
    { config: perMinute(limits.opensPerMinute) },
  );

  mount(
    app,
    designRoutes.openRoom,
    async ({ params }, { headers }, reply) => {
      const room = await readRoom(services, params.code);
      reply.header('x-robots-tag', 'noindex').header('vary', 'user-agent').type('text/html; charset=utf-8');
      if (!room) return reply.status(404).header('content-security-policy', GONE_POLICY).send(gonePage());
      reply.header('content-security-policy', cardPolicy(services.addresses.content));
      return reply.send(roomPage(roomDevice(headers['user-agent']), room));
    },
    { config: perMinute(limits.opensPerMinute) },
  );

  mount(
    app,
    designRoutes.readEmbed,
    ({ query }, { headers }, reply) => {
      reply.header('access-control-allow-origin', '*');
      return readEmbed(services, query, languageAsked(headers));
    },
    { config: perMinute(limits.opensPerMinute) },
  );

  const signatures = openPriceSignatures(services);
  mount(
    app,
    designRoutes.priceDesign,
    ({ body }, { headers }) => priceDesign(services, signatures, { input: body, origin: headers.origin }),
    { config: perMinute(limits.pricesPerMinute) },
  );

  mount(app, designRoutes.readPriceKeys, async () => ({ keys: [signatures.publicKey] }));

  mount(
    app,
    designRoutes.makeSheet,
    async ({ body }, request, reply) =>
      sendSheet(
        reply,
        'specification.pdf',
        await makeSheet(services, { input: body, image: request.uploaded.get('image'), ...visitorOf(request) }),
      ),
    { config: exactlyPerMinute(limits.sheetsPerMinute) },
  );

  mount(
    app,
    designRoutes.readEnquirySheet,
    async ({ params }, { caller }, reply) =>
      sendSheet(
        reply,
        `specification-${params.enquiryId}.pdf`,
        await enquirySheet(services, caller.scope, params.enquiryId),
      ),
    { config: exactlyPerMinute(limits.enquirySheetsPerMinute) },
  );
}

const visitorOf = ({ headers, ip }: FastifyRequest): VisitorRequest => ({
  origin: headers.origin,
  network: networkOf(ip),
});

/** The language that a request names; undefined where it names none. */
const languageAsked = ({ 'accept-language': header }: IncomingHttpHeaders): Language | undefined =>
  header === undefined ? undefined : languagesOfHeader(header).visitor;

const sendSheet = (reply: FastifyReply, name: string, pdf: Buffer): FastifyReply =>
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(pdf);
