import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A text of the product as its source declares it. */
export interface SourceText {
  /** The file of messages, such as `quotes/editor`. */
  file: string;
  /** The name in the file, such as `states.draft`. */
  name: string;
  /** The English text. */
  pattern: string;
  /** Whether it is an ICU pattern; otherwise it is read as it is. */
  isPattern: boolean;
  /** What a translation may name in braces. */
  values: readonly string[];
}

const CONTRACT = path.resolve(import.meta.dirname, '../../contract/src');

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;

const isCallOf = (name: string, node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

const calls = (name: string, node: ts.Node): ts.CallExpression[] =>
  isCallOf(name, node) ? [node] : descend(node, (child) => calls(name, child));

function descend<Found>(node: ts.Node, find: (child: ts.Node) => Found[]): Found[] {
  const found: Found[] = [];
  node.forEachChild((child) => {
    found.push(...find(child));
  });
  return found;
}

const textOf = (node: ts.Expression | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;

const nameOf = (property: ts.ObjectLiteralElementLike): string => {
  const name = property.name;
  if (name === undefined || ts.isComputedPropertyName(name))
    throw new Error(`A message has no name: ${property.getText()}`);
  return name.text;
};

const entriesOf = (node: ts.Expression): [name: string, value: ts.Expression][] => {
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element, at) => [String(at), element]);
  if (!ts.isObjectLiteralExpression(node)) throw new Error(`Neither a text nor a group of texts: ${node.getText()}`);
  return node.properties.map((property) => {
    if (!ts.isPropertyAssignment(property)) throw new Error(`Not a message: ${property.getText()}`);
    return [nameOf(property), property.initializer];
  });
};

const valuesOf = (call: ts.CallExpression): string[] => {
  const [, values] = call.arguments;
  return values && ts.isObjectLiteralExpression(values) ? values.properties.map(nameOf) : [];
};

function textsIn(file: string, prefix: string, group: ts.Expression): SourceText[] {
  return entriesOf(unwrapped(group)).flatMap(([key, initializer]): SourceText[] => {
    const [name, value] = [`${prefix}${key}`, unwrapped(initializer)];
    const text = textOf(value);
    if (text !== undefined) return [{ file, name, pattern: text, isPattern: false, values: [] }];
    if (isCallOf('textFrom', value)) return [];
    if (ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value)) {
      return textsIn(file, `${name}.`, value);
    }
    const [call, another] = calls('message', value);
    const pattern = textOf(call?.arguments[0]);
    if (call === undefined || another || pattern === undefined) {
      throw new Error(`${file} ${name} is not one pattern: ${value.getText()}`);
    }
    return [{ file, name, pattern, isPattern: true, values: valuesOf(call) }];
  });
}

/** Every text of the screens and errors, read from the sources of the messages. */
export function readMessages(): SourceText[] {
  const sources = fs.readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' });
  return sources
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.startsWith('texts'))
    .flatMap((name) => {
      const source = fs.readFileSync(path.join(CONTRACT, name), 'utf8');
      if (!source.includes('defineMessages(')) return [];
      const parsed = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
      return calls('defineMessages', parsed).flatMap(({ arguments: [file, texts] }) => {
        const path = textOf(file);
        if (path === undefined || texts === undefined) throw new Error(`${name} names no file of texts`);
        return textsIn(path, '', texts);
      });
    });
}
