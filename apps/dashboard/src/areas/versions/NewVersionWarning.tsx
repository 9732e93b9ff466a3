import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { continues } from '@vitrine/domain/versions/copy-versions';
import { useState } from 'react';
import { isWithin } from '../../routes/is-within.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { useSeenVersion } from './seen-version.tsx';

/** The newest version that somebody else has saved since the page was opened; null when there is none. */
const useForeignVersion = (): number | null => {
  const { configurator, version: selected } = useOpenedConfigurator();
  const { user } = useSession();
  const { seen } = useSeenVersion();
  const { version_rows: rows } = configurator;
  const opened = rows.find(({ version }) => version === selected);
  const newer = rows.filter((row) => seen !== null && row.version > seen && continues(opened, row));
  const foreign = newer.filter((row) => row.author_id !== user.id).map(({ version }) => version);
  return foreign.length === 0 ? null : Math.max(...foreign);
};

/** Warns as soon as somebody else has saved a newer version. */
export const NewVersionWarning = () => {
  const { configurator, chooseVersion } = useOpenedConfigurator();
  const { paths } = useTenant();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { see } = useSeenVersion();
  const foreign = useForeignVersion();
  const [stayedAt, setStayedAt] = useState<number | null>(null);
  if (foreign === null || foreign === stayedAt) return null;
  const dataAddress = paths.data(configurator.id);
  const go = (): void => {
    see(foreign);
    if (!isWithin(pathname, dataAddress)) chooseVersion(foreign);
    else navigate({ to: dataAddress, search: (before: object) => ({ ...before, version: foreign }), replace: true });
  };
  return (
    <ModalFrame
      title={versionMessages.newVersionTitle}
      icon={<IconAlertTriangle size={20} stroke={1.6} color="var(--vt-amber)" aria-hidden="true" />}
      sentence={versionMessages.newVersion}
      width={400}
      small
      above
      role="alertdialog"
      onClose={() => setStayedAt(foreign)}
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
