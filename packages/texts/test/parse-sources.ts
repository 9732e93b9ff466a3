import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The syntax trees of the source files in folders of the product, without tests; `names` picks some of them. */
export const parseSources = (folders: readonly string[], names = /\.tsx?$/): ts.SourceFile[] =>
  folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name)),
    )
    .filter((file) => names.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) =>
      ts.createSourceFile(file, fs.readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true),
    );
