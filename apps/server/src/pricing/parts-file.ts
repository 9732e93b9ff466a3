import type { DesignParts } from '@vitrine/contract/prices/schemas';
import { partsSheet } from '@vitrine/domain/prices/parts/parts-list';
import { writeCsv } from '@vitrine/domain/sheets/csv';
import type { FastifyReply } from 'fastify';
import { excelFileOf } from './excel-file.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Answers a parts list as a download, a CSV or an Excel file with this name. */
export async function sendParts(
  reply: FastifyReply,
  list: DesignParts,
  { name, format }: { name: string; format: 'csv' | 'xlsx' },
): Promise<FastifyReply> {
  const sheet = partsSheet(list);
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
  if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(writeCsv(sheet));
  return reply.type(XLSX).send(await excelFileOf('Parts', sheet));
}
