import { Box } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { fileMessages as messages } from '@vitrine/contract/configurators/file-messages';
import { typeName } from '@vitrine/contract/configurators/limits';
import { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { fileNotes } from '@vitrine/domain/catalogue/file-notes';
import { useMemo, useState } from 'react';
import { useOpenedConfigurator } from '../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../tenant/useTenant.ts';
import { useVersionFile } from '../tenant/version-file.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { useOpenModal } from '../ui/dialogs/modal-history.ts';
import { Banner } from '../ui/feedback/Banner.tsx';
import { useDismissed } from '../ui/feedback/useDismissed.ts';
import { SentenceWith } from '../ui/page/SentenceWith.tsx';

const NAMED = 8;

/** One line over the table; the entries on request. */
export const FileNotesBanner = () => {
  const { paths } = useTenant();
  const { configurator, version } = useOpenedConfigurator();
  const openModal = useOpenModal();
  const [open, setOpen] = useState(false);
  const [dismissed, dismiss] = useDismissed(`data-notes.${configurator.id}.${version}`);
  const { data } = useVersionFile(configurator, version);
  const type = typeName(configurator.configurator_type_id);
  const notes = useMemo(() => (data ? fileNotes(type, data.file) : []), [type, data]);
  if (dismissed || notes.length === 0) return null;
  return (
    <Box mt={{ base: 8, sm: 16 }}>
      <Banner
        tone="amber"
        icon={<IconAlertTriangle size={16} stroke={1.6} />}
        title={messages.dataNotes(notes.length)}
        end={<IconButton label={preparingMessages.dismiss} icon={<IconX size={16} stroke={1.6} />} onClick={dismiss} />}
      >
        <SentenceWith sentence={messages.dataNotesHelp}>
          <button
            type="button"
            className="vt-inline"
            onClick={() => openModal(paths.updateConfigurator(configurator.id))}
          >
            {preparingMessages.updateData}
          </button>
        </SentenceWith>{' '}
        <button type="button" className="vt-inline" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? messages.hideEntries : messages.showEntries}
        </button>
        {open && (
          <Box component="ul" mt={8} className="vt-anywhere">
            {notes.slice(0, NAMED).map((note) => (
              <li key={note}>{note}</li>
            ))}
            {notes.length > NAMED && <li>{uiMessages.more(notes.length - NAMED)}</li>}
          </Box>
        )}
      </Banner>
    </Box>
  );
};
