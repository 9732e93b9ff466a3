import fs from 'node:fs';
import path from 'node:path';

export const read = (root, file) => fs.readFileSync(path.join(root, file), 'utf8');

/** Whether `file` is a test of the project, and exists. */
export const isTest = (root, file) => /\.(test|spec)\.tsx?$/.test(file) && fs.existsSync(path.join(root, file));

/** The rows of a Markdown table whose first cell matches `first`, each with its line number and trimmed cells. */
export const tableRows = (text, first) =>
  text.split('\n').flatMap((line, at) => {
    if (!line.startsWith('|')) return [];
    // A pipe inside a cell is written as \|.
    const cells = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return first.test(cells[0] ?? '') ? [{ line: at + 1, cells }] : [];
  });

/** The files that a cell names in backticks. */
export const filesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file);

/** The members of a list that occur more than once. */
export const repeated = (list) => [...new Set(list.filter((one, at) => list.indexOf(one) !== at))];
