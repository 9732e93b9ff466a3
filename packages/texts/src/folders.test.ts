import { LANGUAGE_LIST } from '@vitrine/contract/languages/list';
import { expect, test } from 'vitest';
import { compareFolders, listLanguageFiles } from '../test/language-folder.ts';

test('every language of the list has its folder, and every folder its entry', () => {
  expect(compareFolders(LANGUAGE_LIST, listLanguageFiles())).toEqual([]);
});

test('an entry without a folder is found, and a folder without an entry or with a file less', () => {
  const files = listLanguageFiles();
  const toy = { locale: 'da' };
  expect(compareFolders({ ...LANGUAGE_LIST, toy }, files)).toEqual(['toy has no folder']);
  expect(compareFolders(LANGUAGE_LIST, [...files, 'toy/sheet.ts'])).toEqual(['toy/ is not in the list']);
  const swedish = files.filter((file) => file.startsWith('se/')).map((file) => file.replace('se/', 'toy/'));
  const without = (...names: string[]) => [...files, ...swedish.filter((file) => !names.includes(file))];
  expect(compareFolders({ ...LANGUAGE_LIST, toy }, without())).toEqual([]);
  const [tenant, account, sheet] = ['toy/emails/to/tenant.ts', 'toy/emails/to/account.ts', 'toy/sheet.ts'] as const;
  const missing = [`${tenant} is missing`, `${sheet} is missing`];
  expect(compareFolders({ ...LANGUAGE_LIST, toy }, without(tenant, sheet))).toEqual(missing);
  const toVisitors = { ...LANGUAGE_LIST, toy: { ...toy, visitorsOnly: true } } as const;
  expect(compareFolders(toVisitors, without(tenant, account))).toEqual([]);
});
