import { IntlMessageFormat } from 'intl-messageformat';

/** What a pattern asks for. */
export interface PatternParts {
  /** The names in braces, each once. */
  names: Set<string>;
  /** The choices of each select: `state: draft live other`. */
  selects: Set<string>;
  /** The forms of every plural. */
  plurals: string[][];
  /** All words, of every branch. */
  text: string;
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
const LITERAL = 0;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

function collect(elements: readonly Element[], parts: PatternParts): void {
  for (const element of elements) {
    if (element.type === LITERAL) parts.text += element.value;
    else if (element.type === POUND) parts.text += '1';
    else if (element.type === SELECT || element.type === PLURAL) {
      const forms = Object.keys(element.options);
      parts.names.add(element.value);
      if (element.type === PLURAL) parts.plurals.push(forms);
      else parts.selects.add(`${element.value}: ${forms.toSorted().join(' ')}`);
      for (const { value } of Object.values(element.options)) {
        collect(value, parts);
        parts.text += ' ';
      }
    } else if ('value' in element) {
      parts.names.add(element.value);
      parts.text += '1';
    }
  }
}

/** Reads an ICU pattern. @throws when it cannot be parsed */
export function readPattern(pattern: string): PatternParts {
  const parts: PatternParts = { names: new Set(), selects: new Set(), plurals: [], text: '' };
  collect(new IntlMessageFormat(pattern, 'en-GB', undefined, { ignoreTag: true }).getAst(), parts);
  return parts;
}
