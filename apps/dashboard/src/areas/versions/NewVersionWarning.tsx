import { Box, Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { VersionRow } from '@vitrine/contract/configurators/schemas';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { continues } from '@vitrine/domain/versions/copy-versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { isWithin } from '../../routes/is-within.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { usePending } from '../../ui/feedback/pending.tsx';
import { useSeenVersion } from './seen-version.tsx';

/** The newest version that somebody else has saved since the page was opened; null when there is none. */
const useForeignVersion = (): VersionRow | null => {
  const { configurator, version: selected } = useOpenedConfigurator();
  const { user } = useSession();
  const { seen } = useSeenVersion();
  const { version_rows: rows } = configurator;
  const opened = rows.find(({ version }) => version === selected);
  const newer = rows.filter((row) => seen !== null && row.version > seen && continues(opened, row));
  const foreign = newer.filter((row) => row.author_id !== user.id);
  return foreign.reduce<VersionRow | null>((best, row) => (best && best.version > row.version ? best : row), null);
};

/**
 * Somebody else has saved a newer version: a dialog where it could cost unsaved edits, otherwise a note of the same words
 * that interrupts nothing. A version that the note has named is no dialog later, when the user begins to edit.
 */
export const NewVersionWarning = () => {
  const { configurator, version, chooseVersion } = useOpenedConfigurator();
  const { paths } = useTenant();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { see } = useSeenVersion();
  const pending = usePending();
  const row = useForeignVersion();
  const foreign = row?.version ?? null;
  const [known, setKnown] = useState<number | null>(null);
  const [stayed, setStayed] = useState<number | null>(null);
  if (row !== null && !pending && known !== foreign) setKnown(foreign);
  if (row === null || foreign === null || foreign === stayed || (pending && foreign === known)) return null;
  const dataAddress = paths.data(configurator.id);
  const go = (): void => {
    see(foreign);
    if (!isWithin(pathname, dataAddress)) chooseVersion(foreign);
    else navigate({ to: dataAddress, search: (before: object) => ({ ...before, version: foreign }), replace: true });
  };
  if (!pending) {
    if (version !== null && version >= foreign) return null;
    return (
      <Box mt={16}>
        <Banner
          tone="accent"
          icon={<IconInfoCircle size={16} stroke={1.6} />}
          title={versionMessages.newerSaved(formatVersion(foreign), row.author)}
          actions={
            <>
              <Button size="xs" onClick={() => setStayed(foreign)}>
                {versionMessages.stay}
              </Button>
              <Button size="xs" onClick={go}>
                {versionMessages.goToNew}
              </Button>
            </>
          }
        >
          {versionMessages.newVersion}
        </Banner>
      </Box>
    );
  }
  return (
    <ModalFrame
      title={versionMessages.newVersionTitle}
      icon={<IconAlertTriangle size={20} stroke={1.6} color="var(--vt-amber)" aria-hidden="true" />}
      sentence={versionMessages.newVersion}
      width={400}
      small
      above
      role="alertdialog"
      onClose={() => setKnown(foreign)}
      footer={(close) => (
        <>
          <Button data-autofocus onClick={close}>
            {versionMessages.stay}
          </Button>
          <Button variant="filled" onClick={go}>
            {versionMessages.goToNew}
          </Button>
        </>
      )}
    />
  );
};
