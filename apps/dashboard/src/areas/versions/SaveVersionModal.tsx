import { useNavigate } from '@tanstack/react-router';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { countEdits } from '@vitrine/domain/catalogue/describe-edits';
import type { Edits } from '@vitrine/domain/catalogue/edits';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useNotify } from '../../shell/Notifications.tsx';
import { useHouse } from '../../shell/useHouse.ts';
import { useOpenedConfigurator } from '../../shell/useOpenedConfigurator.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalFrame } from '../../ui/ModalFrame.tsx';
import { useCloseModal } from '../../ui/modal-history.ts';
import { EditsTable } from './parts/EditsTable.tsx';
import { SaveProblem } from './parts/SaveProblem.tsx';
import { VersionField } from './parts/VersionField.tsx';
import { useNewVersion } from './useNewVersion.ts';
import { useSaveMinorVersion } from './useVersionChanges.ts';

interface SaveVersionModalProps {
  file: LayeredFile;
  edits: Edits;
  /** The version that the edits were made on. */
  basedOn: number;
  thumbnailOf: (path: string | null) => string | null;
  /** The edits are in a version now: they are no longer pending. */
  onSaved: () => void;
}

const FORM_ID = 'save-version';

/** Save Changes: the proposed version, what it is based on, and every edit (configurators.md §2). A refusal keeps the edits. */
export const SaveVersionModal = ({ file, edits, basedOn, thumbnailOf, onSaved }: SaveVersionModalProps) => {
  const { configurator } = useOpenedConfigurator();
  const { places } = useHouse();
  const navigate = useNavigate();
  const notify = useNotify();
  const saving = useSaveMinorVersion();
  const field = useNewVersion(configurator.versions, basedOn);
  const dataAddress = places.data(configurator.id);
  const leave = useCloseModal(dataAddress);

  const save = (): void => {
    const newVersion = field.check();
    if (newVersion === null || saving.isPending) return;
    saving.mutate(
      { configurator, edits, basedOn, newVersion },
      {
        onSuccess: ({ version }) => {
          onSaved();
          navigate({
            to: dataAddress,
            search: (before: object) => ({ ...before, version }),
            replace: true,
            resetScroll: false,
          });
          notify({ kind: 'success', title: 'Saved', message: versionMessages.saved(String(version)) });
        },
      },
    );
  };

  return (
    <ModalFrame
      title="Save Changes"
      sentence={versionMessages.becomesVersion(countEdits(edits))}
      width={720}
      onClose={leave}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="filled" busy={saving.isPending}>
            Save Changes
          </Button>
        </>
      )}
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SaveProblem
          failure={saving.error}
          wanted={saving.variables?.newVersion ?? null}
          basedOn={basedOn}
          rows={configurator.version_rows}
          nextFree={field.proposed}
          onUse={(version) => {
            saving.reset();
            field.change(formatVersion(version));
          }}
        />
        <VersionField field={field} basedOn={basedOn} />
      </form>
      <EditsTable
        file={file}
        edits={edits}
        currency={file.currency ?? configurator.currency}
        thumbnailOf={thumbnailOf}
      />
    </ModalFrame>
  );
};
