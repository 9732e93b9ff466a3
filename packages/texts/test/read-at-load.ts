import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDERS = ['packages/contract/src', 'packages/domain/src', 'apps/dashboard/src', 'apps/server/src'];

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
    .map((name) => path.join(folder, name));

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, fs.readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);

/** The names of all messages: `export const quoteMessages = defineMessages(…)`, or several joined. */
const messageNames = (sources: readonly ts.SourceFile[]): Set<string> =>
  new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/export const (\w+) = (?:defineMessages|joinMessages)\(/g)].map(([, name = '']) => name),
    ),
  );

/** How a file calls the messages that it imports. */
function importedAs(source: ts.SourceFile, names: ReadonlySet<string>): Set<string> {
  const own = new Set<string>();
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      if (names.has((propertyName ?? name).text)) own.add(name.text);
  }
  return own;
}

/** The places of a file that read a message while its module loads: later changes of the language would not show. */
function readsOf(source: ts.SourceFile, messages: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isPropertyDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && messages.has(node.expression.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${source.fileName}:${line + 1} ${node.getText()}`);
    }
    node.forEachChild(visit);
  };
  for (const statement of source.statements) visit(statement);
  return found;
}

/** Every place in the product that reads a message while a module loads. */
export function readsAtLoad(): string[] {
  const sources = FOLDERS.flatMap(filesIn).map(parse);
  const names = messageNames(sources);
  return sources.flatMap((source) => readsOf(source, importedAs(source, names)));
}
