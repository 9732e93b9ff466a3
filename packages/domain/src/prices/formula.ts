import { priceLimits } from '@vitrine/contract/prices/limits';

/** Values of measures by their id. Lengths in metres, areas in square metres. */
export type Measures = Readonly<Record<string, number>>;

type Node = (measures: Measures) => number;

/** A formula over measures, and the ids that it names. */
export interface Formula {
  measures: readonly string[];
  /** The result; 0 where it is negative or no number, as after a division by zero. */
  evaluate: Node;
}

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  ceil: Math.ceil,
  floor: Math.floor,
  round: Math.round,
  min: Math.min,
  max: Math.max,
};

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z][a-z0-9_]*)|([-+*/(),]))/y;
const OPERATORS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

class FormulaError extends Error {}

const tokensOf = (text: string): string[] => {
  const tokens: string[] = [];
  const whole = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < whole.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(whole);
    if (!match) throw new FormulaError(whole.slice(at).trim());
    tokens.push(match[0].trim());
  }
  return tokens;
};

/** Reads a formula by recursive descent: sums of products of numbers, measures, functions and parentheses. */
class FormulaReader {
  readonly measures = new Set<string>();
  readonly #tokens: readonly string[];
  #next = 0;
  #depth = 0;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  read(): Node {
    const node = this.#sum();
    if (this.#next < this.#tokens.length) this.#fail();
    return node;
  }

  #fail(token = this.#tokens[this.#next] ?? ''): never {
    throw new FormulaError(token);
  }

  #takes(token: string): boolean {
    if (this.#tokens[this.#next] !== token) return false;
    this.#next++;
    return true;
  }

  #operation(operators: readonly string[], operand: () => Node): Node {
    let left = operand();
    for (
      let sign = this.#tokens[this.#next];
      sign !== undefined && operators.includes(sign);
      sign = this.#tokens[this.#next]
    ) {
      this.#next++;
      const [one, other, apply] = [left, operand(), OPERATORS[sign]];
      if (apply) left = (measures) => apply(one(measures), other(measures));
    }
    return left;
  }

  #sum(): Node {
    return this.#operation(['+', '-'], () => this.#operation(['*', '/'], () => this.#factor()));
  }

  #factor(): Node {
    this.#depth++;
    if (this.#depth > priceLimits.formulaDepth) this.#fail();
    const node = this.#takes('-') ? this.#negative() : this.#value();
    this.#depth--;
    return node;
  }

  #negative(): Node {
    const node = this.#factor();
    return (measures) => -node(measures);
  }

  #value(): Node {
    if (this.#takes('(')) {
      const node = this.#sum();
      if (!this.#takes(')')) this.#fail();
      return node;
    }
    const token = this.#tokens[this.#next] ?? '';
    if (/^\d/.test(token)) {
      this.#next++;
      return () => Number(token);
    }
    if (!/^[a-z]/.test(token)) this.#fail();
    this.#next++;
    return this.#takes('(') ? this.#call(token) : this.#measure(token);
  }

  #measure(id: string): Node {
    this.measures.add(id);
    return (measures) => (Object.hasOwn(measures, id) ? (measures[id] ?? 0) : 0);
  }

  #call(name: string): Node {
    const apply = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!apply) this.#fail(name);
    const values = [this.#sum()];
    while (this.#takes(',')) values.push(this.#sum());
    if (!this.#takes(')')) this.#fail();
    return (measures) => apply(...values.map((value) => value(measures)));
  }
}

const read = (text: string): Formula => {
  const reader = new FormulaReader(text);
  const node = reader.read();
  const evaluate: Node = (measures) => {
    const value = node(measures);
    return Number.isFinite(value) && value > 0 ? value : 0;
  };
  return { measures: [...reader.measures], evaluate };
};

/**
 * Reads a formula such as '2 * (width + height)' or 'ceil(area / 2.5)'. Knows + - * / and parentheses, ceil, floor,
 * round, min and max. Undefined for a text that is no formula.
 */
export const readFormula = (text: string): Formula | undefined => {
  if (text.length > priceLimits.formulaMaximum) return undefined;
  try {
    return read(text);
  } catch (error) {
    if (error instanceof FormulaError) return undefined;
    throw error;
  }
};

/** From where on a text is no formula; '' where it ends too early, undefined where it is one. */
export const formulaIssueAt = (text: string): string | undefined => {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (error instanceof FormulaError) return error.message;
    throw error;
  }
};
