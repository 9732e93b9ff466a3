import { Box, Button, Text } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { versionMessages as messages } from '@vitrine/contract/versions/messages';
import type { SheetSync } from '@vitrine/contract/versions/schemas';
import { maySyncSpreadsheet } from '@vitrine/domain/policies/versions';
import { useState } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useChange } from '../../layout/useChange.ts';
import { isWithin } from '../../routes/is-within.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { usePending } from '../../ui/feedback/pending.tsx';
import { syncAirtable } from './calls.ts';
import { ChangedLayersTable } from './changes/ChangedLayersTable.tsx';

const useSync = () => {
  const { configurator, chooseVersion } = useOpenedConfigurator();
  const { key } = useTenant();
  const queryClient = useQueryClient();
  const ask = (dryRun: boolean) => syncAirtable(configurator.organisation_id, configurator.id, dryRun);
  const take = async (): Promise<SheetSync> => {
    const done = await ask(false);
    await queryClient.invalidateQueries({ queryKey: [...key, 'configurator', configurator.id] });
    return done;
  };
  return {
    reading: useChange(() => ask(true), { failed: messages.airtableFailed }),
    taking: useChange(take, {
      success: [messages.airtableTitle, messages.airtableSynced],
      failed: messages.airtableFailed,
      onSuccess: ({ version }) => version !== null && chooseVersion(version),
    }),
  };
};

const List = ({ title, rows }: { title: string; rows: readonly string[] }) =>
  rows.length > 0 && (
    <Box component="details" mt={12} fz={13} lh="20px">
      <Text component="summary" inherit fw={500} style={{ cursor: 'pointer' }}>
        {title} ({rows.length})
      </Text>
      <Box component="ul" mah={200} mt={8} pl={20} c="dimmed" style={{ overflowY: 'auto' }}>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </Box>
    </Box>
  );

interface FoundProps {
  found: SheetSync;
  onTake: () => void;
  onClose: () => void;
}

/** The result of a dry run. */
const Found = ({ found, onTake, onClose }: FoundProps) => (
  <ModalFrame
    title={messages.airtableTitle}
    sentence={found.changed > 0 ? messages.airtableSentence : messages.airtableNothing}
    width={720}
    small
    onClose={onClose}
    footer={(close) => (
      <>
        <Button onClick={close}>{uiMessages.cancel}</Button>
        <Button variant="filled" disabled={found.changed === 0} onClick={onTake}>
          {messages.airtableTake}
        </Button>
      </>
    )}
  >
    <p>{found.message}</p>
    <List title={messages.airtableUnknown} rows={found.unknown} />
    <List
      title={messages.airtableIssues}
      rows={found.issues.map(({ sku, column, value }) => `${sku}, ${column}: ${value}`)}
    />
    {found.changes.length > 0 && (
      <Box mt={20}>
        <ChangedLayersTable label={messages.edits} layers={found.changes} currency={found.currency} />
      </Box>
    )}
  </ModalFrame>
);

/** Syncs the products from the spreadsheet: on the Data tab of organisations that have one, never for resellers. */
export const AirtableSync = () => {
  const { configurator } = useOpenedConfigurator();
  const { user } = useSession();
  const { parent, paths, resellerId } = useTenant();
  const { pathname } = useLocation();
  const pending = usePending();
  const { reading, taking } = useSync();
  const [found, setFound] = useState<SheetSync | null>(null);
  const maySync = resellerId === null && maySyncSpreadsheet(user);
  const isOnData = isWithin(pathname, paths.data(configurator.id));
  if (!parent?.airtable_integration || !maySync || !isOnData || pending) return null;
  return (
    <>
      <Button
        leftSection={<IconTableImport size={16} stroke={1.6} />}
        onClick={() => reading.mutate(undefined, { onSuccess: setFound })}
      >
        {messages.airtableSync}
      </Button>
      {found && (
        <Found
          found={found}
          onClose={() => setFound(null)}
          onTake={() => {
            setFound(null);
            taking.mutate();
          }}
        />
      )}
      {(reading.isPending || taking.isPending) && <LoadingOverlay message={messages.airtableReading} everything />}
    </>
  );
};
