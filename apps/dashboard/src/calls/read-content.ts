import { ApiError } from './api-error.ts';
import { breathing } from './yield-to-main.ts';

/** Characters parsed at a time: a millisecond or two. */
const SLICE = 64 * 1024;

const QUOTE = 34;
const COMMA = 44;
const LIST_OPENS = 91;
const BACKSLASH = 92;
const LIST_CLOSES = 93;
const OBJECT_OPENS = 123;
const OBJECT_CLOSES = 125;

/** A list or object that is open at the current position. */
interface OpenContainer {
  isList: boolean;
  starts: number;
  /** Start of the unparsed text, and the length after it that is parsed already, as a list inside. */
  from: number;
  gone: number;
  /** The parsed part of a long list; null before the first part. */
  parsed: unknown[] | null;
}

/** A list that was parsed in slices, and its position. */
interface ParsedList {
  starts: number;
  ends: number;
  parsed: unknown[];
}

/** The position after the string that begins at `at`. */
const afterString = (text: string, at: number): number => {
  let end = at;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end === -1) throw new SyntaxError('A string has no end');
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Replaces the placeholders with the lists that were parsed before. */
const filled = (value: unknown, mark: string, cuts: readonly ParsedList[]): unknown => {
  if (!isObject(value)) return value;
  const index = value[mark];
  if (typeof index === 'number') return cuts[index]?.parsed;
  for (const [key, each] of Object.entries(value)) {
    const whole = filled(each, mark, cuts);
    if (whole !== each) value[key] = whole;
  }
  return value;
};

/** Reads a text from start to end, and parses long lists on the way. */
class Reader {
  readonly #text: string;
  /** Placeholder of a list that is already parsed; no data can contain it by chance. */
  readonly #mark = crypto.randomUUID();
  readonly #open: OpenContainer[] = [];
  /** The outermost lists that were parsed in slices, in order. */
  #cuts: ParsedList[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Parses a part of the text that contains whole values. */
  #parse(from: number, to: number, asList: boolean): unknown {
    const first = this.#cuts.findIndex(({ starts }) => starts >= from);
    const inside = first === -1 ? [] : this.#cuts.splice(first);
    let part = '';
    let at = from;
    for (const [index, cut] of inside.entries()) {
      part += `${this.#text.slice(at, cut.starts)}{"${this.#mark}":${index}}`;
      at = cut.ends;
    }
    part += this.#text.slice(at, to);
    const value: unknown = JSON.parse(asList ? `[${part}]` : part);
    return inside.length === 0 ? value : filled(value, this.#mark, inside);
  }

  #take(list: OpenContainer, to: number): void {
    const elements = this.#parse(list.from, to, true) as unknown[];
    if (elements.length === 0) throw new SyntaxError('An element is missing');
    list.parsed ??= [];
    for (const each of elements) list.parsed.push(each);
    list.from = to + 1;
    list.gone = 0;
  }

  #close(at: number, isList: boolean): void {
    const closed = this.#open.pop();
    if (closed?.isList !== isList) throw new SyntaxError('Brackets do not match');
    if (closed.parsed === null) return;
    this.#take(closed, at);
    this.#cuts.push({ starts: closed.starts, ends: at + 1, parsed: closed.parsed });
    for (const outer of this.#open) outer.gone += at + 1 - closed.starts;
  }

  async read(): Promise<unknown> {
    const text = this.#text;
    const yieldToMain = breathing();
    let at = 0;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        at = afterString(text, at);
        continue;
      }
      if (code === COMMA) {
        const inner = this.#open.at(-1);
        if (inner?.isList && at - inner.from - inner.gone > SLICE) {
          this.#take(inner, at);
          await yieldToMain();
        }
      } else if (code === LIST_OPENS || code === OBJECT_OPENS) {
        this.#open.push({ isList: code === LIST_OPENS, starts: at, from: at + 1, gone: 0, parsed: null });
      } else if (code === LIST_CLOSES || code === OBJECT_CLOSES) this.#close(at, code === LIST_CLOSES);
      at++;
    }
    return this.#parse(0, text.length, false);
  }
}

/**
 * JSON.parse in slices of long lists, yielding to the page between them: a catalogue of 10,000 items would block it for
 * several frames.
 */
export const parseInSlices = async (text: string): Promise<unknown> =>
  text.length <= SLICE ? JSON.parse(text) : new Reader(text).read();

/** Reads a public JSON file of the content host, which is another site: no cookie is sent. */
export const readContent = async (address: string, signal?: AbortSignal): Promise<unknown> => {
  const response = await fetch(address, { credentials: 'omit', ...(signal && { signal }) });
  if (!response.ok) throw new ApiError(response.status, response.statusText, {});
  return parseInSlices(await response.text());
};
