import path from 'node:path';

/**
 * Dead references of a text, as [line, message]. `project` says what exists: `has(path)` for files and folders of the
 * repository, `hasModule(end)` for the end of a module's path with or without its src folder, `requirements`, a set of
 * ids, and `headings(path)`, the anchors of a Markdown file.
 */
export const deadReferences = (file, text, project) =>
  text
    .split('\n')
    .flatMap((line, at) => KINDS.flatMap((kind) => kind(file, line, project)).map((message) => [at + 1, message]));

const KINDS = [citedDocuments, citedModules, importedModules, citedSections, citedRequirements, citedDecisions, links];

/** A name that ends in .md or .tsv, or a path below docs/; not the tail of an address, a package or a longer path. */
const DOCUMENT = /(?<![\w/.:@$*{}-])(?:\.{1,2}\/)*(?:(?:[\w-]+\/)*[\w-]+\.(?:md|tsv)|docs\/[\w./-]*\w)(?![\w/*{-])/gi;

function citedDocuments(file, line, { has }) {
  const dead = [...line.matchAll(DOCUMENT)]
    .map(([name]) => name)
    // A decision can be cited by its number alone; citedDecisions checks it.
    .filter((name) => !/decisions\/\d{4}$/.test(name))
    .filter((name) => !['', 'docs', path.posix.dirname(file)].some((base) => has(path.posix.join(base, name))));
  return dead.map((name) => `${name} does not exist`);
}

/** The end of a module's path. `Xxx` is a placeholder for any name. */
const MODULE = /(?<![\w/.:@$*{}<>-])(?:\.{1,2}\/)*((?:[\w.-]+\/)*[\w.-]*\w\.(?:tsx?|mjs|css|sql))(?![\w/*{(.-])/g;
const COMMENT = /^\s*(?:\*|\/\/|\/\*|--|#|<!--)/;

function citedModules(file, line, { hasModule }) {
  if (!file.endsWith('.md') && !COMMENT.test(line)) return [];
  const dead = [...line.matchAll(MODULE)]
    .map(([, name]) => name)
    .filter((name) => !/Xxx/.test(name) && !hasModule(name));
  return dead.map((name) => `there is no module ${name}`);
}

/** A file that a script imports. The compiler checks the imports of TypeScript only. */
const IMPORTED = /'(\.{1,2}\/[\w./-]+\.(?:tsx?|mjs))'/g;

function importedModules(file, line, { has }) {
  if (!file.endsWith('.mjs')) return [];
  const dead = [...line.matchAll(IMPORTED)].filter(([, name]) => !has(path.posix.join(path.posix.dirname(file), name)));
  return dead.map(([, name]) => `there is no module ${name}`);
}

/** Numbered sections and decisions cite a document that is not in the repository. */
const SECTION = /\u00a7/g;
const LETTERED_DECISION = /\bdecisions? \(?[A-Z]\d{1,3}\b/gi;
const LETTERED_ALONE = /(?<!\w)\((?:see )?[ABN]\d{1,2}(?:, [ABN]\d{1,2})*\)/g;

function citedSections(_file, line) {
  const found = [SECTION, LETTERED_DECISION, LETTERED_ALONE].flatMap((form) => line.match(form) ?? []);
  return found.map((words) => `'${words}' refers to a document that is not in the repository`);
}

function citedRequirements(_file, line, { requirements }) {
  const dead = (line.match(/\b[PC]-[A-Z]+-\d+\b/g) ?? []).filter((id) => !requirements.has(id));
  return dead.map((id) => `${id} is not in docs/requirements.tsv`);
}

function citedDecisions(_file, line, { has }) {
  const dead = [...line.matchAll(/\bdecisions\/(\d{4})\b/g)].filter(([, number]) => !has(`docs/decisions/${number}`));
  return dead.map(([, number]) => `there is no decision ${number} in docs/decisions`);
}

/** Links and images of Markdown to a file of the repository, or to a heading of one. */
function links(file, line, { has, headings }) {
  if (!file.endsWith('.md')) return [];
  return [...line.matchAll(/\]\(([^()\s]+)(?: "[^"]*")?\)/g)].flatMap(([, target]) => {
    if (/^[a-z]+:/i.test(target)) return [];
    const [name, heading] = target.split('#');
    const found = name === '' ? file : path.posix.join(path.posix.dirname(file), decodeURIComponent(name));
    if (!has(found)) return [`the link to ${target} leads nowhere`];
    if (heading && found.endsWith('.md') && !headings(found).has(heading))
      return [`${found} has no heading #${heading}`];
    return [];
  });
}

/** The anchors that GitHub gives the headings of a Markdown text. */
export const anchorsOf = (markdown) =>
  new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
