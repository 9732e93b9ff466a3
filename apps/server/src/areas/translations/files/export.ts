import { englishNameOf } from '@vitrine/contract/languages/names';
import type { WordStatus } from '@vitrine/contract/translations/limits';
import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import { SHEET_COLUMNS } from '@vitrine/contract/translations/sheet-columns';
import type { Sheet } from '@vitrine/domain/sheets/sheet';
import { sourceLanguageOf } from '@vitrine/domain/translations/languages';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../accounts/caller.ts';
import { excelFileOf } from '../../../pricing/excel-file.ts';
import type { Services } from '../../../services.ts';
import { findInLanguage, type LanguageParams, translatedWords } from '../service.ts';
import { writeXliff } from './write-xliff.ts';

const TYPE = {
  xliff: 'application/xliff+xml; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const ENDING = { xliff: 'xlf', xlsx: 'xlsx' } as const;

/** Answers the words of one language, all or those of one status, as a download. */
export async function sendExport(
  services: Services,
  caller: Caller,
  params: LanguageParams & { status: WordStatus | undefined; format: 'xliff' | 'xlsx' },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { language, status, format } = params;
  const target = await findInLanguage(services, caller, params);
  const all = await translatedWords(services, target, language);
  const words = status ? all.filter((word) => word.status === status) : all;
  const name = `${target.record.safeName}-${language}.${ENDING[format]}`;
  reply.header('content-disposition', `attachment; filename="${name}"`).type(TYPE[format]);
  if (format === 'xlsx') return reply.send(await excelFileOf(englishNameOf(language), sheetOf(words)));
  const sourceLanguage = sourceLanguageOf(target.organisation);
  return reply.send(writeXliff({ configuratorId: target.record.id, sourceLanguage, language, words }));
}

/** The words as rows under their heads, which the import recognises. */
export const sheetOf = (words: readonly TranslatedWord[]): Sheet => [
  Object.values(SHEET_COLUMNS),
  ...words.map(({ place, kind, context, source, text, status, max_length }) => [
    place,
    kind,
    context,
    source,
    text ?? '',
    status,
    max_length,
  ]),
];
