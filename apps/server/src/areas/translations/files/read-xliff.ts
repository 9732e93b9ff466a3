import { setImmediate as othersFirst } from 'node:timers/promises';
import { translationLimits as limits } from '@vitrine/contract/translations/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { ImportedEntry } from '@vitrine/domain/translations/compare-import';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { placeOfUnitId } from './unit-id.ts';

const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0';
const VERSION = /^2\.\d$/;
/** Elements within each other. An XLIFF document of groups and inline codes has fewer than twenty. */
const DEPTH_MAXIMUM = 64;
/** Of one element, whose attributes are read together. XLIFF has fewer than twenty. */
const ATTRIBUTES_MAXIMUM = 100;
/** Characters that take a few milliseconds: other requests are served between them. */
const PIECE = 64 * 1024;

export interface XliffContent {
  sourceLanguage: string;
  targetLanguage: string;
  entries: ImportedEntry[];
}

/** Why a file cannot be read. */
export class XliffError extends Error {}

/**
 * Reads the units of an XLIFF 2 document. Entities are those of XML alone: a document type declaration ends the reading,
 * so that a file can neither expand nor fetch anything. A long file is read in pieces.
 * @throws XliffError with a sentence
 */
export async function readXliff(text: string): Promise<XliffContent> {
  const reader = new UnitReader();
  let attributes = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => {
    throw new XliffError(messages.fileHasDoctype);
  });
  parser.on('error', () => {
    throw new XliffError(messages.fileUnreadable);
  });
  parser.on('attribute', () => {
    attributes++;
    if (attributes > ATTRIBUTES_MAXIMUM) throw new XliffError(messages.fileUnreadable);
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    reader.open(tag);
  });
  parser.on('closetag', (tag) => reader.close(tag));
  parser.on('text', (part) => reader.text(part));
  parser.on('cdata', (part) => reader.text(part));
  const document = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < document.length; at += PIECE) {
    parser.write(document.slice(at, at + PIECE));
    await othersFirst();
  }
  parser.close();
  return reader.finish();
}

type Part = 'source' | 'target';

class UnitReader {
  readonly #content: XliffContent = { sourceLanguage: '', targetLanguage: '', entries: [] };
  #depth = 0;
  #isXliff = false;
  /** How many elements of modules it is in. */
  #inModules = 0;
  #unit: { place: string; source: string; target: string; hasTarget: boolean } | null = null;
  /** What the text belongs to; null outside of both. */
  #part: Part | null = null;

  open(tag: SaxesTagNS): void {
    this.#depth++;
    if (this.#depth > DEPTH_MAXIMUM) throw new XliffError(messages.fileUnreadable);
    if (this.#depth === 1) this.#openRoot(tag);
    else if (tag.uri !== XLIFF) this.#inModules++;
    // A module's matches from a translation memory have a source and a target of their own.
    else if (this.#inModules === 0) this.#openElement(tag);
  }

  #openElement(tag: SaxesTagNS): void {
    const read = (name: string): string => tag.attributes[name]?.value ?? '';
    if (tag.local === 'unit') {
      const place = placeOfUnitId(read('id')) ?? read('name');
      this.#unit = { place, source: '', target: '', hasTarget: false };
    } else if (this.#unit && (tag.local === 'source' || tag.local === 'target')) {
      this.#part = tag.local;
      if (tag.local === 'target') this.#unit.hasTarget = true;
    } else if (tag.local === 'cp' && this.#part) {
      const code = Number.parseInt(read('hex'), 16);
      if (code <= 0xffff) this.text(String.fromCharCode(code));
    }
  }

  #openRoot(tag: SaxesTagNS): void {
    const read = (name: string): string => tag.attributes[name]?.value ?? '';
    this.#isXliff = tag.uri === XLIFF && tag.local === 'xliff' && VERSION.test(read('version'));
    if (!this.#isXliff) throw new XliffError(messages.fileUnreadable);
    this.#content.sourceLanguage = read('srcLang');
    this.#content.targetLanguage = read('trgLang');
  }

  text(part: string): void {
    if (this.#unit && this.#part) this.#unit[this.#part] += part;
  }

  close({ uri, local }: SaxesTagNS): void {
    this.#depth--;
    if (uri !== XLIFF) this.#inModules--;
    if (uri !== XLIFF || this.#inModules > 0) return;
    if (local === 'source' || local === 'target') this.#part = null;
    if (local !== 'unit' || !this.#unit) return;
    const { place, source, target, hasTarget } = this.#unit;
    this.#unit = null;
    if (this.#content.entries.length >= limits.changesASave)
      throw new XliffError(messages.fileTooMany(limits.changesASave));
    this.#content.entries.push({ place, source, text: hasTarget ? target : '' });
  }

  finish(): XliffContent {
    if (!this.#isXliff) throw new XliffError(messages.fileUnreadable);
    return this.#content;
  }
}
