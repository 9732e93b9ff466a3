import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import type { FileField } from '@vitrine/contract/define-route';
import { AppError } from '@vitrine/contract/errors';
import { MEGABYTE, OTHER_FILES, type UploadLimit } from '@vitrine/contract/upload-limits';
import type { FastifyRequest } from 'fastify';
import type { SpooledFile, spoolFolder } from './spool.ts';

/** The parts of a form, by field. */
export interface Parts {
  /** Has no prototype: a field may be called anything. */
  texts: Record<string, string>;
  /** Files that were sent as text, where they fit. */
  textFiles: Map<string, Buffer>;
  /** The file of each field that takes one. */
  single: Map<string, SpooledFile>;
  /** Files of the fields that take many, in the order they came. */
  many: Map<string, SpooledFile[]>;
}

/** Reads a form and writes its files to disk. Throws for a part above its limit; files of no declared field are skipped. */
export async function readParts(
  request: FastifyRequest,
  declared: Record<string, FileField>,
  { limit, spool }: { limit: UploadLimit; spool: ReturnType<typeof spoolFolder> },
): Promise<Parts> {
  const parts: Parts = { texts: Object.create(null), textFiles: new Map(), single: new Map(), many: new Map() };
  let textBytes = 0;
  for await (const part of request.parts({ limits: limitsOf(declared, limit) })) {
    const field = Object.hasOwn(declared, part.fieldname) ? declared[part.fieldname] : undefined;
    if (part.type === 'field') {
      textBytes += Buffer.byteLength(String(part.value));
      if (part.valueTruncated || textBytes > limit.fieldsBytes) throw tooLarge(part.fieldname, limit.fieldsBytes);
      addText(parts, field, part);
    } else if (field) addFile(parts, field, part, await spool.take(part.file, part.filename));
    else part.file.resume();
  }
  return parts;
}

const limitsOf = (declared: Record<string, FileField>, { fieldsBytes, fields }: UploadLimit) => {
  const all = Object.values(declared);
  const files = OTHER_FILES + Math.max(0, ...all.map((file) => file.many ?? 0));
  const fileSize = Math.max(0, ...all.map((file) => file.maxBytes));
  return { fileSize, files, fieldSize: fieldsBytes, fields, parts: files + fields };
};

function addText(
  { texts, textFiles }: Parts,
  field: FileField | undefined,
  { fieldname, value }: MultipartValue,
): void {
  const text = String(value);
  if (!field) texts[fieldname] = text;
  else if (text !== '') textFiles.set(fieldname, Buffer.from(text));
}

function addFile(
  { single, many }: Parts,
  field: FileField,
  { fieldname, filename, file: stream }: MultipartFile,
  file: SpooledFile,
): void {
  const before = many.get(fieldname) ?? [];
  const total = before.reduce((sum, { bytes }) => sum + bytes, file.bytes);
  if (stream.truncated || total > field.maxBytes) throw tooLarge(fieldname, field.maxBytes);
  // An empty field of a page's form; an empty file has a name, and its reader says what it is not.
  if (file.bytes === 0 && !filename) return;
  if (field.many) many.set(fieldname, [...before, file]);
  else single.set(fieldname, file);
}

const tooLarge = (field: string, limit: number) =>
  new AppError('uploads.too_large', { errors: { [field]: [fileMessages.tooLarge(limit / MEGABYTE)] } });
