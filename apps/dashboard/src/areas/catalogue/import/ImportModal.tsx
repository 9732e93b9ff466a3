import { Button, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { countEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import { mayCreateItems, mayEditItems } from '@vitrine/domain/policies/versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { keepSearch, Redirect } from '../../../routes/Redirect.tsx';
import { useSession } from '../../../session/session.ts';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { counted } from '../../../ui/counted.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { NumberChoices } from '../../../ui/tables/NumberChoices.tsx';
import { SheetField } from '../../../ui/tables/sheets/SheetField.tsx';
import type { Tab } from '../data-tabs.ts';
import { type OpenEdits, useOpenEdits } from '../open-edits.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { newColumnsOf } from './import-columns.ts';
import { useCreateItems } from './useCreateItems.ts';
import { useImportFile } from './useImportFile.ts';

const Import = ({ open, tab }: { open: OpenEdits; tab: Tab }) => {
  const { configurator } = useOpenedConfigurator();
  const { paths, resellerId } = useTenant();
  const leave = useCloseModal(paths.data(configurator.id));
  const { user } = useSession();
  const { version, creating } = useCreateItems(open);
  const mayCreate = mayCreateItems(user) && resellerId === null;
  const offersNew = mayCreate && newColumnsOf(tab.kind).length > 0;
  const imported = useImportFile(open, tab, mayCreate);
  const { result: run, issue, sheet, numbers, choices } = imported;
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
          <Button disabled={creating.isPending} onClick={close}>
            {uiMessages.cancel}
          </Button>
          {creates && version !== null && (
            <Button variant="filled" aria-busy={creating.isPending} onClick={() => creating.mutate({ run, version })}>
              {catalogueMessages.importCreate(counted(run.created.length, 'item'), formatVersion(version))}
            </Button>
          )}
          {run !== null && (!creates || version === null) && run.edits.length > 0 && (
            <Button variant="filled" onClick={() => add(close)}>
              {catalogueMessages.addChangesOf(counted(run.edits.length, 'row'))}
            </Button>
          )}
        </>
      )}
    >
      <SheetField
        help={
          offersNew
            ? `${catalogueMessages.importHint} ${catalogueMessages.importHintNew}`
            : catalogueMessages.importHint
        }
        issue={issue}
        isReading={imported.isReading}
        note={sheet?.note ?? null}
        onFile={imported.read}
      />
      {creates && (
        <Text mt={16} c="dimmed" fz={13.5} lh="20px">
          {version === null
            ? catalogueMessages.importOld
            : catalogueMessages.importCreates(formatVersion(version), pending)}
        </Text>
      )}
      {issue === null && numbers && choices.length > 0 && (
        <NumberChoices choices={choices} chosen={numbers} onChoose={imported.chooseNumbers} />
      )}
      {run !== null && <ImportPreview run={run} encoding={sheet?.encoding ?? null} />}
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
  if (!mayEditItems(user) || !open?.mayEdit || !tab) return <Redirect to=".." search={keepSearch} />;
  return <Import open={open} tab={tab} />;
};
