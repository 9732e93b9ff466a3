import { changePart, type Part, type PartList } from '@vitrine/domain/builder/part-lists';
import { partGuess } from './PartRow.tsx';
import { usePartsFile } from './part-editor.ts';

/** Changes fields of one part as one step of undo. */
export const useSetPart = (list: PartList, id: Part['id']) => {
  const { changeFile } = usePartsFile();
  return (fields: Readonly<Record<string, unknown>>): void =>
    changeFile((before) => changePart(before, list, id, fields), partGuess(list, id));
};
