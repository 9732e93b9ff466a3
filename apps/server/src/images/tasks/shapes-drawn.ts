/** An element of a drawing, with its names and its references. */
export interface Shape {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Shape[];
}

/** Each of these is a separate image that is laid over another. */
const LAID_OVER = 20;
/** The depth of references that lead to references. */
const CHAIN_MAXIMUM = 200;
const GRADIENTS = new Set(['linearGradient', 'radialGradient']);
/** Drawn once for the element that names them; fills and strokes are drawn for each shape inside. */
const ONCE = new Set(['mask', 'clip-path', 'filter']);

interface Reference {
  id: string;
  once: boolean;
}

const referencesIn = (declarations: Iterable<readonly [name: string, value: string]>): Reference[] =>
  [...declarations].flatMap(([name, value]) =>
    [...value.matchAll(/url\s*\(\s*["']?#([^"')\s]*)/gi)].map(([, id = '']) => ({ id, once: ONCE.has(name) })),
  );

const declarationsOf = (style: string): (readonly [string, string])[] =>
  style.split(';').map((declaration) => {
    const at = declaration.indexOf(':');
    return [declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1)];
  });

const decoded = (id: string): string => {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

interface Rule {
  /** Words of its selectors; null for one that may be of any element. */
  words: ReadonlySet<string> | null;
  references: Reference[];
}

/** The elements that a style sheet makes refer to others; an unreadable sheet counts for all. */
function rulesOf(sheet: string): Rule[] {
  if (/@|\/\*|--/.test(sheet)) return [{ words: null, references: referencesIn([['fill', sheet]]) }];
  const [beginning = '', ...opened] = sheet.split('{');
  let selector = beginning.split('}').at(-1) ?? '';
  return opened.map((text) => {
    const [body = '', ...after] = text.split('}');
    const words = /[*:[|]|^\s*$/.test(selector) ? null : new Set(selector.match(/[^\s.#,>+~]+/g));
    selector = after.at(-1) ?? '';
    return { words, references: referencesIn(declarationsOf(body)) };
  });
}

/** Finds the rules of an element by its words: a sheet may have as many rules as the drawing has elements. */
class Rules {
  readonly #ofAll: Rule[] = [];
  readonly #byWord = new Map<string, Rule[]>();

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      if (rule.words === null) this.#ofAll.push(rule);
      for (const word of rule.words ?? []) {
        const before = this.#byWord.get(word);
        if (before) before.push(rule);
        else this.#byWord.set(word, [rule]);
      }
    }
  }

  of({ name, attributes }: Shape): Set<Rule> {
    const found = new Set(this.#ofAll);
    for (const word of [name, attributes.id ?? '', ...(attributes.class ?? '').split(/\s+/)])
      for (const rule of this.#byWord.get(word) ?? []) found.add(rule);
    return found;
  }
}

/** References of one drawing that lead to other elements; with more of them it has too many shapes in any case. */
const REFERENCES_MAXIMUM = 20_000;

/**
 * The number of shapes of a drawing, counting those that `use`, patterns, masks and clips draw again: a few lines that
 * refer to one another become millions. Infinite when a reference leads back to itself, or there are too many of them.
 */
export function shapesDrawn(root: Shape, sheet: string): number {
  const byId = new Map<string, Shape>();
  const collect = (shape: Shape): void => {
    const { id } = shape.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, shape);
    shape.children.forEach(collect);
  };
  collect(root);
  /** What a reference draws again; a gradient draws no shapes. */
  const targetOf = (id: string): Shape | undefined => {
    const target = byId.get(decoded(id));
    return target && !GRADIENTS.has(target.name) ? target : undefined;
  };
  const leadingSomewhere = (references: readonly Reference[]): Reference[] =>
    references.filter(({ id }) => targetOf(id) !== undefined);
  const rules = new Rules(
    rulesOf(sheet)
      .map(({ words, references }) => ({ words, references: leadingSomewhere(references) }))
      .filter(({ references }) => references.length > 0),
  );
  const referencesOf = (shape: Shape): Reference[] => [
    ...leadingSomewhere(referencesIn(Object.entries(shape.attributes))),
    ...leadingSomewhere(referencesIn(declarationsOf(shape.attributes.style ?? ''))),
    ...[...rules.of(shape)].flatMap(({ references }) => references),
  ];
  const known = new Map<Shape, number>();
  let chain = 0;
  let followed = 0;
  const countAt = (id: string): number => {
    const target = targetOf(id);
    if (!target) return 0;
    chain++;
    followed++;
    const shapes = chain > CHAIN_MAXIMUM ? Number.POSITIVE_INFINITY : count(target);
    chain--;
    return shapes;
  };
  const count = (shape: Shape): number => {
    const before = known.get(shape);
    if (before !== undefined) return before;
    if (followed > REFERENCES_MAXIMUM) return Number.POSITIVE_INFINITY;
    known.set(shape, Number.POSITIVE_INFINITY);
    const href = shape.attributes.href ?? shape.attributes['xlink:href'] ?? '';
    const used = shape.name === 'use' ? countAt(href.slice(1)) : 0;
    let shapes = shape.children.reduce((sum, child) => sum + count(child), 1 + used);
    for (const { id, once } of referencesOf(shape)) {
      const drawn = countAt(id);
      if (drawn > 0) shapes = once ? shapes + LAID_OVER + drawn : shapes * (1 + LAID_OVER + drawn);
    }
    known.set(shape, shapes);
    return shapes;
  };
  return count(root);
}
