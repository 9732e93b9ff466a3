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

/** The elements that a style sheet makes refer to others; an unreadable sheet counts for all. */
function rulesOf(sheet: string): { names: ReadonlySet<string> | null; references: Reference[] }[] {
  if (/@|\/\*|--/.test(sheet)) return [{ names: null, references: referencesIn([['fill', sheet]]) }];
  return [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}?/g)].map(([, selector = '', body = '']) => ({
    names: /[*:[|]|^\s*$/.test(selector) ? null : new Set(selector.match(/[^\s.#,>+~]+/g)),
    references: referencesIn(declarationsOf(body)),
  }));
}

/**
 * The number of shapes of a drawing, counting those that `use`, patterns, masks and clips draw again: a few lines that
 * refer to one another become millions. Infinite when a reference leads back to itself.
 */
export function shapesDrawn(root: Shape, sheet: string): number {
  const byId = new Map<string, Shape>();
  const collect = (shape: Shape): void => {
    const { id } = shape.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, shape);
    shape.children.forEach(collect);
  };
  collect(root);
  const rules = rulesOf(sheet).filter(({ references }) => references.length > 0);
  const referencesOf = ({ name, attributes }: Shape): Reference[] => {
    const names = [name, attributes.id ?? '', ...(attributes.class ?? '').split(/\s+/)];
    return [
      ...referencesIn(Object.entries(attributes)),
      ...referencesIn(declarationsOf(attributes.style ?? '')),
      ...rules.flatMap((rule) => (!rule.names || names.some((word) => rule.names?.has(word)) ? rule.references : [])),
    ];
  };
  const known = new Map<Shape, number>();
  let chain = 0;
  const countAt = (id: string): number => {
    const target = byId.get(decoded(id));
    if (!target || GRADIENTS.has(target.name)) return 0;
    chain++;
    const shapes = chain > CHAIN_MAXIMUM ? Number.POSITIVE_INFINITY : count(target);
    chain--;
    return shapes;
  };
  const count = (shape: Shape): number => {
    const before = known.get(shape);
    if (before !== undefined) return before;
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
