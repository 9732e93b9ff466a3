import { makeStorable } from '@vitrine/contract/characters/make-storable';
import { type ConfiguratorFile, FILE_SCHEMA, type LayeredFile } from '@vitrine/contract/configurator-file';
import { fileMessages, fileMessages as say } from '@vitrine/contract/configurators/file-messages';
import { type ConfiguratorType, configuratorLimits } from '@vitrine/contract/configurators/limits';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { valueMessages } from '@vitrine/contract/configurators/value-messages';
import { AppError } from '@vitrine/contract/errors';
import { choiceText } from '@vitrine/contract/texts/list-text';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { decodeText } from '@vitrine/domain/text/decode-text';
import { jsonErrorPosition } from '@vitrine/domain/text/json-error-position';
import type { core } from 'zod';
import {
  isTooDeep,
  listEmptyRanges,
  listLostCharacters,
  listSameIds,
  listWrongColours,
  pathText,
  reservedKey,
} from './data-file-issues.ts';
import { listImpossibleAmounts, listWrongFormulas } from './quantity-issues.ts';

/** How many issues of a data file are named; more would not help. */
const ISSUES_NAMED = 20;

/**
 * Reads a data file of either form. Rejects text that is no JSON with the specified message, and a file of the wrong
 * form with path and reason of each issue (`layers[2].items[14].price: must be a number`).
 */
export function readDataFile(text: string, type: ConfiguratorType): ConfiguratorFile {
  return checkDataFile(expandFile(parseJson(text)), type, []);
}

/** The checked file, or all of its issues at once, so that it can be corrected in one go. */
function checkDataFile(expanded: unknown, type: ConfiguratorType, more: readonly string[]): ConfiguratorFile {
  const checked = FILE_SCHEMA[type].safeParse(expanded, { error: issueSentence });
  if (checked.success && more.length === 0) return checked.data;
  const issues = checked.error?.issues.map((issue) => `${pathText(issue.path)}: ${issue.message}`) ?? [];
  throw invalid([...issues, ...more]);
}

/** Reads a file that the server stored: it was checked for depth and reserved keys at upload. */
export const readStoredFile = (bytes: Buffer, type: ConfiguratorType): ConfiguratorFile =>
  FILE_SCHEMA[type].parse(expandFile(JSON.parse(bytes.toString('utf8'))));

/**
 * The same for uploads in any encoding of text: ids must be unique, too, no character may be lost, and colours and
 * ranges must be possible. What may only be a mistake is accepted (domain/catalogue/file-notes.ts).
 */
export function readUploadedFile(bytes: Buffer, type: ConfiguratorType): ConfiguratorFile {
  const expanded = expandFile(parseJson(decodeText(bytes).text));
  const checks = [
    listLostCharacters,
    listSameIds,
    listWrongColours,
    listEmptyRanges,
    listWrongFormulas,
    listImpossibleAmounts,
  ];
  const issues = checks.flatMap((check) => check(expanded));
  return checkDataFile(expanded, type, issues);
}

function invalid(issues: readonly string[]): AppError {
  const unnamed = issues.length - ISSUES_NAMED;
  const named = issues.slice(0, ISSUES_NAMED);
  const json_data = unnamed > 0 ? [...named, fileMessages.moreIssues(unnamed)] : named;
  return new AppError('catalogue.file_invalid', { errors: { json_data } });
}

/** The specified sentence, and where the slip is. */
function jsonIssues(error: unknown, text: string): string[] {
  const at = jsonErrorPosition(error, text);
  return [configuratorMessages.jsonInvalid, ...(at === null ? [] : [fileMessages.jsonAt(at.line, at.column)])];
}

function parseJson(text: string): unknown {
  const { dataFileDepth } = configuratorLimits;
  if (isTooDeep(text, dataFileDepth)) throw invalid([fileMessages.tooDeep(dataFileDepth)]);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''), (_, value) =>
      typeof value === 'string' ? makeStorable(value) : value,
    );
  } catch (error) {
    throw new AppError('catalogue.file_unreadable', { errors: { json_data: jsonIssues(error, text) } });
  }
  const reserved = reservedKey(parsed);
  if (reserved !== null) throw invalid([`${reserved}: ${fileMessages.reservedKey}`]);
  return parsed;
}

/** True for the kinds whose catalogue is layers over a base image. */
export const isLayered = (file: ConfiguratorFile): file is LayeredFile => 'layers' in file;

const kinds = (): Readonly<Record<string, string>> => ({
  string: valueMessages.text,
  number: valueMessages.number,
  int: valueMessages.wholeNumber,
  boolean: valueMessages.trueOrFalse,
  array: valueMessages.list,
  object: valueMessages.object,
});

/** The message of a data file's issue: 'must be a number', 'is missing'. Messages of the schema take precedence. */
function issueSentence(issue: core.$ZodRawIssue): string {
  if (issue.input === undefined) return say.missing;
  switch (issue.code) {
    case 'invalid_type':
      return say.mustBe(kinds()[issue.expected] ?? issue.expected);
    case 'too_small':
      return issue.origin === 'number'
        ? say.atLeast(String(issue.minimum))
        : say.hasAtLeast(String(issue.minimum), issue.origin);
    case 'too_big':
      return issue.origin === 'number'
        ? say.atMost(String(issue.maximum))
        : say.hasAtMost(String(issue.maximum), issue.origin);
    case 'invalid_value':
      return say.mustBe(choiceText(issue.values.map(String)));
    case 'invalid_union':
      return say.mustBe(valueMessages.textOrNumber);
    default:
      return say.wrongForm;
  }
}
