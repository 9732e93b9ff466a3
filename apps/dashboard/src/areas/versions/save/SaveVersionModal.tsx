import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { saveVersionMessages } from '@vitrine/contract/versions/save-messages';
import { countEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { useNotify } from '../../../layout/Notifications.tsx';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator, versionSearch } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { useDraftText } from '../../../ui/forms/draft-storage.ts';
import { VersionDifferences } from '../changes/VersionDifferences.tsx';
import { useSeenVersion } from '../seen-version.tsx';
import { useSaveMinorVersion } from '../useVersionChanges.ts';
import { useNewerVersion } from './new-version.ts';
import { FORM_ID, SaveForm, type SaveInput } from './SaveForm.tsx';
import { useMovedEdits } from './useMovedEdits.ts';

interface SaveVersionModalProps {
  file: ConfiguratorFile;
  edits: Edits;
  /** The version that was edited. */
  basedOn: number;
  thumbnailOf: (path: string | null) => string | null;
  /** Called after the save: the edits are no longer pending. */
  onSaved: () => void;
  /** Another version, onto which the edits are moved before they are saved. */
  onto?: number;
}

const NO_NOTE = { note: '' };

const useSave = (onSaved: () => void) => {
  const { configurator } = useOpenedConfigurator();
  const { paths, resellerId } = useTenant();
  const { see } = useSeenVersion();
  const navigate = useNavigate();
  const notify = useNotify();
  const saving = useSaveMinorVersion();
  const dataAddress = paths.data(configurator.id);
  /** The version has the edits: they are no longer pending, and it is shown. */
  const goTo = (version: number): void => {
    see(version);
    onSaved();
    const search = (before: object): object => versionSearch(before, version);
    navigate({ to: dataAddress, search, replace: true, resetScroll: false });
  };
  const save = (input: SaveInput): void => {
    if (saving.isPending) return;
    saving.mutate(
      { configurator, resellerId, ...input },
      {
        onSuccess: ({ version }) => {
          goTo(version);
          notify({
            kind: 'success',
            title: versionMessages.savedLabel,
            message: versionMessages.saved(String(version)),
          });
        },
      },
    );
  };
  return { saving, save, goTo, dataAddress };
};

/**
 * Save Changes: the proposed version, a note, the base version, and every edit. The edits stay after an error. If
 * somebody saved a newer version, the user can move the edits onto it, and sees each value before the save.
 */
export const SaveVersionModal = ({ file, edits, basedOn, thumbnailOf, onSaved, onto }: SaveVersionModalProps) => {
  const { configurator } = useOpenedConfigurator();
  const { user } = useSession();
  // Stays when the dialog is closed to look at the tables; Cancel and a save delete it.
  const [{ note }, setText, clearSent] = useDraftText(`version-note.${user.id}.${configurator.id}.${basedOn}`, NO_NOTE);
  const { saving, save, goTo, dataAddress } = useSave(() => {
    clearSent({ note });
    onSaved();
  });
  const moved = useMovedEdits({ file, edits, basedOn }, configurator, onto);
  const newest = useNewerVersion(moved.work.basedOn);
  // Edits that are moved onto a chosen version stay there.
  const newer = onto === undefined ? newest : null;
  const [comparing, setComparing] = useState(false);
  const leave = useCloseModal(dataAddress);
  const { work } = moved;
  const count = countEdits(work.edits);
  const showsForm = !(comparing && newer);
  // The other version has them all, such as after a save whose answer was lost.
  const isDone = moved.moved !== null && count === 0 && moved.moved.rebased.clashes.length === 0;

  return (
    <ModalFrame
      title={uiMessages.saveChanges}
      {...(showsForm && !isDone && { sentence: saveVersionMessages.becomesVersion(count) })}
      width={720}
      grows
      locked={saving.isPending}
      onClose={leave}
      footer={(close) =>
        showsForm ? (
          <>
            <Button
              disabled={saving.isPending}
              onClick={() => {
                setText(NO_NOTE);
                close();
              }}
            >
              {uiMessages.cancel}
            </Button>
            {isDone ? (
              <Button variant="filled" onClick={() => goTo(work.basedOn)}>
                {saveVersionMessages.goTo(formatVersion(work.basedOn))}
              </Button>
            ) : (
              <Button type="submit" form={FORM_ID} variant="filled" aria-busy={saving.isPending} disabled={count === 0}>
                {uiMessages.saveChanges}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => setComparing(false)}>{saveVersionMessages.back}</Button>
        )
      }
    >
      {!showsForm && <VersionDifferences configurator={configurator} from={work.basedOn} to={newer.row.version} />}
      <div hidden={!showsForm}>
        <SaveForm
          moved={moved}
          newer={newer}
          saving={saving}
          thumbnailOf={thumbnailOf}
          note={note}
          onNote={(text) => setText({ note: text })}
          onSee={() => setComparing(true)}
          onSave={save}
        />
      </div>
    </ModalFrame>
  );
};
