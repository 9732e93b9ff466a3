import ts from 'typescript';
import { parseSources } from './parse-sources.ts';

const FOLDERS = ['packages/contract/src', 'packages/domain/src', 'apps/dashboard/src', 'apps/server/src'];

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
  const sources = parseSources(FOLDERS);
  const names = messageNames(sources);
  return sources.flatMap((source) => readsOf(source, importedAs(source, names)));
}
