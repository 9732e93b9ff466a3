import type { FastifyReply } from 'fastify';
import type { QuotePdf } from './pdf.ts';

/** Numbers have letters of any script, and slashes: older browsers get a name without them. */
export function sendPdf(reply: FastifyReply, { bytes, number }: QuotePdf): FastifyReply {
  const plain = number.replaceAll(/[^\w.-]/g, '-');
  const names = `filename="${plain}.pdf"; filename*=UTF-8''${encodeURIComponent(number.replaceAll('/', '-'))}.pdf`;
  return reply.type('application/pdf').header('content-disposition', `attachment; ${names}`).send(bytes);
}
