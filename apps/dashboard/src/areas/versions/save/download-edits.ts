import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { formatVersion } from '@vitrine/domain/versions/format-version';

/** Downloads edits as a JSON file. It needs neither the server nor a version. */
export const downloadEdits = (configurator: { id: number; name: string }, basedOn: number, edits: Edits): void => {
  const content = { configurator: configurator.name, configurator_id: configurator.id, version: basedOn, data: edits };
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${configurator.name} edits of ${formatVersion(basedOn)}.json`;
  link.click();
  URL.revokeObjectURL(address);
};
