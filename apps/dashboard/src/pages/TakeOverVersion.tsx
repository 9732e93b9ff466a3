import { newerOfManufacturer, sourceVersion } from '@vitrine/domain/versions/copy-versions';
import { editsBetween } from '@vitrine/domain/versions/edits-between';
import { useState } from 'react';
import { useOpenEdits } from '../areas/catalogue/open-edits.ts';
import { SaveVersionModal } from '../areas/versions/save/SaveVersionModal.tsx';
import { keepSearch, Redirect } from '../routes/Redirect.tsx';
import { useOpenedConfigurator } from '../tenant/useOpenedConfigurator.ts';
import { useVersionFile } from '../tenant/version-file.ts';

/**
 * Save Changes for a copy whose manufacturer has deployed a newer version: what the copy's version changes is moved
 * onto that version and saved as the next one of the copy.
 */
export const TakeOverVersion = () => {
  const open = useOpenEdits();
  const { configurator, version: selected } = useOpenedConfigurator();
  // The version when the modal opened: a successful save selects the new one before the modal closes.
  const [version] = useState(selected ?? 0);
  const [newer] = useState(newerOfManufacturer(configurator, version));
  const source = sourceVersion(configurator.version_rows, version);
  const { data } = useVersionFile(configurator, source);
  if (open === null || newer === null || source === null || source === version || open.edits.length > 0)
    return <Redirect to=".." search={keepSearch} />;
  if (data === undefined) return null;
  return (
    <SaveVersionModal
      file={data.file}
      edits={editsBetween(data.file, open.file)}
      basedOn={source}
      onto={newer}
      thumbnailOf={open.thumbnailOf}
      onSaved={() => undefined}
    />
  );
};
