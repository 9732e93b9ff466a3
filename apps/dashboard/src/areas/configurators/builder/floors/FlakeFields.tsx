import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import { changePart, type Part } from '@vitrine/domain/builder/part-lists';
import { formatField, parseField } from '@vitrine/domain/catalogue/fields/parse-field';
import { personNumbers } from '../../../../ui/person-numbers.ts';
import { CommittedField } from '../edit/CommittedField.tsx';
import { usePartsFile } from '../parts/part-editor.ts';

/** The words by which a flake is found. */
export const FlakeFields = ({ part }: { part: Part }) => {
  const { changeFile } = usePartsFile();
  const read = (text: string) => parseField('tags', text, personNumbers());
  return (
    <CommittedField
      label={messages.tags}
      placeholder={messages.tagsHelp}
      autoComplete="off"
      value={formatField('tags', part.tags)}
      issueWith={(text) => {
        const found = read(text);
        return 'error' in found ? found.error : undefined;
      }}
      onCommit={(text) => {
        const found = read(text);
        if ('value' in found) changeFile((before) => changePart(before, 'flakes', part.id, { tags: found.value }));
      }}
    />
  );
};
