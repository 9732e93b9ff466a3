import { formatText, type Values } from './format-text.ts';
import { registerTexts, textOf } from './translations.ts';

/** A text with values: an ICU pattern and what its placeholders stand for. Made by `message`. */
export interface Message {
  readonly pattern: string;
  readonly values: Values;
}

/**
 * A text with values, in ICU MessageFormat: `message('{count, plural, one {1 item} other {# items}}', { count })`. It is
 * one whole sentence, so that a translator can order its parts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function message(pattern: string, values: Values): Message {
  return { pattern, values };
}

/** A text that another file of messages has. Made by `textFrom`. */
interface SharedText {
  readonly read: () => string;
}

declare const shared: unique symbol;
/** How a shared text is read: as a string of which this file has no translation. */
type SharedString = string & { readonly [shared]: true };

/** A text of another file of messages, read there: `back: textFrom(() => quoteTitles.title)`. */
/* @__NO_SIDE_EFFECTS__ */
export function textFrom(read: () => string): SharedText {
  return { read };
}

type MessageFunction = (...input: never[]) => Message | string;

/** What a file of messages declares: texts, texts with values, functions of those, lists and groups of them. */
export interface MessageSource {
  readonly [name: string | number]: string | Message | SharedText | MessageFunction | MessageSource | MessageList;
}
type MessageList = readonly (string | Message | MessageSource)[];

/** What readers of messages see: each text as a string in the current language. */
export type Messages<Source> = { readonly [Name in keyof Source]: Readable<Source[Name]> };

type Readable<Text> = Text extends string | Message
  ? string
  : Text extends SharedText
    ? SharedString
    : Text extends (...input: infer Input) => unknown
      ? (...input: Input) => string
      : Messages<Text>;

/** The texts of messages in another language, `TextsOf<typeof quoteMessages>`: an ICU pattern for each of their own. */
export type TextsOf<Read> = Read extends readonly unknown[]
  ? { readonly [Index in keyof Read]: TranslatedText<Read[Index]> }
  : { readonly [Name in keyof Read as Read[Name] extends SharedString ? never : Name]: TranslatedText<Read[Name]> };

type TranslatedText<Text> = Text extends string | ((...input: never[]) => unknown) ? string : TextsOf<Text>;

/** Some of the texts, where a language differs from the source in few: American from British English. */
export type SomeTextsOf<Read> = Partial<{ readonly [Name in keyof TextsOf<Read>]: Some<TextsOf<Read>[Name]> }>;
type Some<Text> = Text extends string ? string : Partial<Text>;

const isMessage = (value: object): value is Message => 'pattern' in value;
const isShared = (value: object): value is SharedText => 'read' in value;

/** The text of one message in the current language. */
function write(file: string, name: string, source: string | Message): string {
  const translated = textOf(file, name);
  if (typeof source === 'string') return translated?.text ?? source;
  return formatText(translated?.text ?? source.pattern, source.values, translated?.language);
}

function propertyOf(file: string, name: string, value: MessageSource[string]): PropertyDescriptor {
  if (typeof value === 'string') return { get: () => write(file, name, value) };
  if (typeof value === 'function') {
    const read = (...input: never[]): string => {
      const made = value(...input);
      return typeof made === 'string' ? made : write(file, name, made);
    };
    return { value: read };
  }
  if (isMessage(value)) return { get: () => write(file, name, value) };
  if (isShared(value)) return { get: value.read };
  return { value: defineGroup(file, `${name}.`, value as MessageSource) };
}

function defineGroup<Source extends MessageSource>(file: string, prefix: string, source: Source): Messages<Source> {
  const group = Array.isArray(source) ? [] : {};
  for (const [key, value] of Object.entries(source)) {
    Object.defineProperty(group, key, { ...propertyOf(file, `${prefix}${key}`, value), enumerable: true });
  }
  return group as Messages<Source>;
}

/**
 * The messages of one file, read in the language of the reader: `messages.save`, `messages.deleted(name)`. Read them
 * where they are shown, never when a module loads, because the language can change.
 *
 * @param file where other languages have their texts: `quotes/editor` is `packages/texts/src/<language>/quotes/editor.ts`
 */
// Messages that nothing reads are left out of a build.
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<const Source extends MessageSource>(file: string, source: Source): Messages<Source> {
  registerTexts(file);
  return defineGroup(file, '', source);
}

/** Several files of messages as one object; like a spread, which would read all texts once. */
/* @__NO_SIDE_EFFECTS__ */
export function joinMessages<const Parts extends readonly object[]>(...parts: Parts): JoinedMessages<Parts> {
  const joined = {};
  for (const part of parts) Object.defineProperties(joined, Object.getOwnPropertyDescriptors(part));
  return joined as JoinedMessages<Parts>;
}

type JoinedMessages<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & JoinedMessages<Rest>
  : unknown;
