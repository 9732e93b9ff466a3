import ts from 'typescript';
import { parseSources } from './parse-sources.ts';

/** Attributes of components and elements that say something to a person. */
const SHOWN =
  /^(?:label|title|alt|aria-(?:label|description)|description|help|sentence|action|heading|legend|question|message)$/;
/** Names, which no language writes in its own way. */
const NAMES = ['Vitrine'];

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !NAMES.includes(text.trim());

/** The texts of an expression that are written in it, not those that a call in it takes. */
function writtenIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node)) return [...writtenIn(node.whenTrue), ...writtenIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...writtenIn(node.left), ...writtenIn(node.right)];
  if (ts.isParenthesizedExpression(node)) return writtenIn(node.expression);
  return [];
}

const textsOf = (node: ts.Node): string[] => {
  if (ts.isJsxText(node)) return [node.text];
  if (!ts.isJsxAttribute(node) || !SHOWN.test(node.name.getText()) || !node.initializer) return [];
  const { initializer } = node;
  const written = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return written ? writtenIn(written) : [];
};

/** The places of the dashboard and the viewer that show a text of their own, which no translation has. */
export function textsInScreens(): string[] {
  return parseSources(['apps/dashboard/src', 'packages/viewer/src'], /\.tsx$/).flatMap((source) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      for (const text of textsOf(node).filter(hasWord)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${source.fileName}:${line + 1} ${text.trim()}`);
      }
      node.forEachChild(visit);
    };
    visit(source);
    return found;
  });
}
