import { Navigate, useSearch } from '@tanstack/react-router';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { useState } from 'react';
import { useSession } from '../../shell/session.ts';
import { useHouse } from '../../shell/useHouse.ts';
import { useOpenedConfigurator } from '../../shell/useOpenedConfigurator.ts';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { ModalFrame } from '../../ui/ModalFrame.tsx';
import { useCloseModal } from '../../ui/modal-history.ts';
import { readSheetFile } from '../../ui/read-sheet.ts';
import type { Tab } from './data-tabs.ts';
import { mayEditItems } from './may-edit-items.ts';
import { type OpenEdits, useOpenEdits } from './open-edits.ts';
import { FileField } from './parts/FileField.tsx';
import { ImportPreview } from './parts/ImportPreview.tsx';
import { type DryRun, readImport } from './read-import.ts';
import { editsIn } from './table-rows.ts';

type Outcome = DryRun | { refusal: string } | null;

const readFile = async (file: File, open: OpenEdits, tab: Tab): Promise<Outcome> => {
  if (file.size > catalogueLimits.importBytes) return { refusal: catalogueMessages.importTooLarge };
  const { edits, isLocked } = open;
  const sheet = await readSheetFile(file);
  if (sheet === null) return { refusal: catalogueMessages.importUnreadable };
  return readImport(sheet, { tab, edits: editsIn(edits, tab.place), isLocked });
};

const Import = ({ open, tab }: { open: OpenEdits; tab: Tab }) => {
  const { configurator } = useOpenedConfigurator();
  const { places } = useHouse();
  const leave = useCloseModal(places.data(configurator.id));
  const [outcome, setOutcome] = useState<Outcome>(null);
  const run = outcome !== null && 'edits' in outcome ? outcome : null;
  const add = (close: () => void): void => {
    if (run === null || run.edits.length === 0) return;
    open.actions.editMany(run.edits);
    close();
  };
  return (
    <ModalFrame
      title={catalogueMessages.importTitle}
      sentence={catalogueMessages.importSentence(tab.label)}
      width={720}
      onClose={leave}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          {run !== null && run.edits.length > 0 && (
            <Button variant="filled" onClick={() => add(close)}>
              {`Add changes of ${counted(run.edits.length, 'row')}`}
            </Button>
          )}
        </>
      )}
    >
      <FileField
        label="CSV or Excel file"
        hint={catalogueMessages.importHint}
        error={outcome !== null && 'refusal' in outcome ? outcome.refusal : undefined}
        onFile={async (file) => setOutcome(await readFile(file, open, tab))}
      />
      {run !== null && <ImportPreview run={run} />}
    </ModalFrame>
  );
};

/** Import over the tables: a dry run first, then its changes become pending edits. */
export const ImportModal = () => {
  const { user } = useSession();
  const open = useOpenEdits();
  const { layer } = useSearch({ strict: false }) as { layer?: unknown };
  const tab = open?.tabs.find(({ key }) => key === String(layer)) ?? open?.tabs[0];
  if (!mayEditItems(user) || !open || !tab) return <Navigate to=".." search={(before: object) => before} replace />;
  return <Import open={open} tab={tab} />;
};
