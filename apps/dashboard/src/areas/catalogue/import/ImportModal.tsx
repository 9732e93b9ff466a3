import { Button, Text, TextInput } from '@mantine/core';
import { Navigate, useSearch } from '@tanstack/react-router';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { countEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import { idsOf } from '@vitrine/domain/catalogue/new-items';
import { mayCreateItems, mayEditItems } from '@vitrine/domain/policies/versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { counted } from '../../../ui/counted.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { ErrorMessage } from '../../../ui/forms/TextField.tsx';
import { readSheetFile } from '../../../ui/tables/read-sheet.ts';
import type { Tab } from '../data-tabs.ts';
import { type OpenEdits, useOpenEdits } from '../open-edits.ts';
import { editsIn } from '../table/table-rows.ts';
import type { DryRun } from './dry-run.ts';
import classes from './ImportModal.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { newColumnsOf } from './import-columns.ts';
import type { Creating } from './new-row.ts';
import { readImport } from './read-import.ts';
import { useCreateItems } from './useCreateItems.ts';

type Outcome = DryRun | { issue: string } | null;

const readFile = async (file: File, open: OpenEdits, tab: Tab, creating: Creating | null): Promise<Outcome> => {
  if (file.size > catalogueLimits.importBytes) return { issue: catalogueMessages.importTooLarge };
  const { edits, isLocked } = open;
  const sheet = await readSheetFile(file);
  if (sheet === null) return { issue: catalogueMessages.importUnreadable };
  return readImport(sheet, { tab, edits: editsIn(edits, tab.location), isLocked, creating });
};

const Import = ({ open, tab }: { open: OpenEdits; tab: Tab }) => {
  const { configurator } = useOpenedConfigurator();
  const { paths, resellerId } = useTenant();
  const leave = useCloseModal(paths.data(configurator.id));
  const [outcome, setOutcome] = useState<Outcome>(null);
  const run = outcome !== null && 'edits' in outcome ? outcome : null;
  const { user } = useSession();
  const { version, creating } = useCreateItems(open);
  const mayCreate = mayCreateItems(user) && resellerId === null;
  const offersNew = mayCreate && newColumnsOf(tab.kind).length > 0;
  const read = async (file: File): Promise<void> => {
    const among = { file: open.file, images: open.images, taken: idsOf(open.file) };
    setOutcome(await readFile(file, open, tab, mayCreate ? among : null));
  };
  const creates = run !== null && run.created.length > 0;
  const pending = countEdits(open.edits);
  const add = (close: () => void): void => {
    if (run === null || run.edits.length === 0) return;
    open.actions.editMany(run.edits);
    close();
  };
  return (
    <ModalFrame
      title={catalogueMessages.importTitle}
      sentence={
        offersNew ? catalogueMessages.importSentenceNew(tab.label) : catalogueMessages.importSentence(tab.label)
      }
      width={720}
      locked={creating.isPending}
      onClose={leave}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          {creates && version !== null && (
            <Button variant="filled" aria-busy={creating.isPending} onClick={() => creating.mutate(run)}>
              {catalogueMessages.importCreate(counted(run.created.length, 'item'), formatVersion(version))}
            </Button>
          )}
          {run !== null && (!creates || version === null) && run.edits.length > 0 && (
            <Button variant="filled" onClick={() => add(close)}>
              {`Add changes of ${counted(run.edits.length, 'row')}`}
            </Button>
          )}
        </>
      )}
    >
      <TextInput
        className={classes.file ?? ''}
        type="file"
        accept=".csv,.xlsx,text/csv"
        label="CSV or Excel file"
        description={
          offersNew
            ? `${catalogueMessages.importHint} ${catalogueMessages.importHintNew}`
            : catalogueMessages.importHint
        }
        error={outcome !== null && 'issue' in outcome && <ErrorMessage>{outcome.issue}</ErrorMessage>}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        // Without a value the same file can be chosen again after a correction.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void read(file);
        }}
      />
      {creates && (
        <Text mt={16} c="dimmed" fz={13.5} lh="20px">
          {version === null
            ? catalogueMessages.importOld
            : catalogueMessages.importCreates(formatVersion(version), pending === 0 ? null : counted(pending, 'edit'))}
        </Text>
      )}
      {run !== null && <ImportPreview run={run} />}
    </ModalFrame>
  );
};

/**
 * Import over the tables: first a dry run, then its changes become pending edits. An import that creates items is saved
 * by administrators as the next version.
 */
export const ImportModal = () => {
  const { user } = useSession();
  const open = useOpenEdits();
  const { layer } = useSearch({ strict: false }) as { layer?: unknown };
  const tab = open?.tabs.find(({ key }) => key === String(layer)) ?? open?.tabs[0];
  if (!mayEditItems(user) || !open?.mayEdit || !tab)
    return <Navigate to=".." search={(before: object) => before} replace />;
  return <Import open={open} tab={tab} />;
};
