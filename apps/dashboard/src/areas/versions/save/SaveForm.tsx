import { Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { versionLimits } from '@vitrine/contract/versions/limits';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { saveVersionMessages } from '@vitrine/contract/versions/save-messages';
import { countEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useRef } from 'react';
import { errorCode, errorText } from '../../../calls/api-error.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { counted } from '../../../ui/counted.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { tooLong } from '../../../ui/forms/too-long.ts';
import { usePhone } from '../../../ui/page/usePhone.ts';
import type { MinorSave } from '../calls.ts';
import { EditsTable } from '../changes/EditsTable.tsx';
import { useSeenVersion } from '../seen-version.tsx';
import type { useSaveMinorVersion } from '../useVersionChanges.ts';
import { ClashList } from './ClashList.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { downloadEdits } from './download-edits.ts';
import { MovedTable } from './MovedTable.tsx';
import { type Newer, type NewVersionField, useNewVersion } from './new-version.ts';
import classes from './SaveForm.module.css';
import type { MovedEdits } from './useMovedEdits.ts';

/** The new version, and the one it is based on. */
const VersionField = ({ field, basedOn }: { field: NewVersionField; basedOn: number }) => {
  const phone = usePhone();
  return (
    <TextField
      className={classes.field}
      label={versionMessages.newVersionTitle}
      // On a phone the keyboard would cover the edits.
      data-autofocus={!phone || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={field.text}
      error={field.error}
      onChange={(event) => field.change(event.target.value)}
      beside={
        <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {saveVersionMessages.basedOn(formatVersion(basedOn))}
        </Text>
      }
    />
  );
};

export const FORM_ID = 'save-version';

export type SaveInput = Omit<MinorSave, 'configurator' | 'resellerId'>;

interface SaveFormProps {
  moved: MovedEdits;
  newer: Newer | null;
  saving: ReturnType<typeof useSaveMinorVersion>;
  thumbnailOf: (path: string | null) => string | null;
  note: string;
  onNote: (note: string) => void;
  onSee: () => void;
  onSave: (input: SaveInput) => void;
}

const CONFLICTS = ['versions.exists', 'versions.newer'];
const ICON = <IconAlertCircle size={16} stroke={1.6} />;

const MoveOutcome = ({ work, moved, error }: MovedEdits) => {
  if (error) return <Banner tone="red" icon={ICON} title={errorText(error)} />;
  if (moved === null) return null;
  const { gone, clashes } = moved.rebased;
  const edits = countEdits(work.edits);
  const title =
    edits === 0 && clashes.length === 0
      ? saveVersionMessages.allThere
      : saveVersionMessages.movedOnto(counted(edits, 'edit'), formatVersion(moved.version));
  return (
    <Banner tone="accent" icon={<IconCircleCheck size={16} stroke={1.6} />} title={title}>
      {gone.length > 0 ? saveVersionMessages.left(gone.join(', ')) : undefined}
    </Banner>
  );
};

/** What the save writes: edits of the version that was edited, or moved ones with the values of the newer version. */
const SavedEdits = ({
  edits: { work, moved, choose },
  currency,
  thumbnailOf,
}: {
  edits: MovedEdits;
  currency: string;
  thumbnailOf: SaveFormProps['thumbnailOf'];
}) => {
  if (moved === null)
    return work.edits.length === 0 ? null : (
      <EditsTable file={work.file} edits={work.edits} currency={currency} thumbnailOf={thumbnailOf} />
    );
  return (
    <>
      {moved.rebased.clashes.length > 0 && (
        <ClashList clashes={moved.rebased.clashes} currency={currency} choices={moved.choices} onChoose={choose} />
      )}
      <MovedTable moved={moved} currency={currency} thumbnailOf={thumbnailOf} />
    </>
  );
};

/** Number, note and edits of the new version, with the conflicts that prevent the save. */
export const SaveForm = ({ moved, newer, saving, thumbnailOf, note, onNote, onSee, onSave }: SaveFormProps) => {
  const { configurator } = useOpenedConfigurator();
  const { seen, see } = useSeenVersion();
  const { file, edits, basedOn } = moved.work;
  const field = useNewVersion(configurator.highest_versions, basedOn);
  const outcome = useRef<HTMLDivElement>(null);
  const code = errorCode(saving.error) ?? '';
  const isConflict = CONFLICTS.includes(code);
  const requested = saving.variables?.newVersion ?? null;
  const saveAs = (newVersion: number, newestSeen: number | null): void =>
    onSave({ edits, basedOn, newVersion, newestSeen, note });
  const move = async (version: number): Promise<void> => {
    await moved.move(version);
    // The user has decided about this version, so that it is no longer a conflict.
    see(version);
    saving.reset();
    // The button that moved them is gone.
    outcome.current?.focus();
  };

  return (
    <>
      <Stack gap={8} ref={outcome} tabIndex={-1} className={classes.notices ?? ''}>
        <MoveOutcome {...moved} />
        {saving.error && !(isConflict && newer) && <Banner tone="red" icon={ICON} title={errorText(saving.error)} />}
      </Stack>
      {newer && (
        <ConflictPanel
          newer={newer}
          basedOn={basedOn}
          taken={code === 'versions.exists' ? requested : null}
          nextFree={field.proposed}
          moving={moved.moving}
          onSee={onSee}
          onMove={() => move(newer.row.version)}
          onCopy={() => downloadEdits(configurator, basedOn, edits)}
          onAnyway={(version) => {
            see(newer.row.version);
            field.change(formatVersion(version));
            saveAs(version, newer.row.version);
          }}
        />
      )}
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const newVersion = field.check();
          // Users have seen the version that they edit, also when their own upload created it.
          const isLong = tooLong(note, versionLimits.noteMaximum) !== undefined;
          if (newVersion !== null && edits.length > 0 && !isLong) saveAs(newVersion, Math.max(seen ?? 0, basedOn));
        }}
      >
        <Stack gap={16}>
          <VersionField field={field} basedOn={basedOn} />
          <TextField
            label={saveVersionMessages.note}
            placeholder={saveVersionMessages.noteHelp}
            maximum={versionLimits.noteMaximum}
            autoComplete="off"
            value={note}
            onChange={(event) => onNote(event.target.value)}
          />
        </Stack>
      </form>
      <SavedEdits edits={moved} currency={file.currency ?? configurator.currency} thumbnailOf={thumbnailOf} />
    </>
  );
};
