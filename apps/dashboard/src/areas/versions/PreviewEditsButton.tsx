import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { isWithin } from '../../routes/is-within.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../ui/modal-history.ts';
import { usePending } from '../../ui/pending.tsx';

/** Shows pending edits of the tables in the viewer, before they are saved. */
export const PreviewEditsButton = () => {
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pending = usePending();
  if (!pending || !isWithin(pathname, paths.data(configurator.id))) return null;
  const open = (): void => {
    const search = (before: object): object => before;
    navigate({ to: paths.previewEdits(configurator.id), search, state: OVER_SCREEN, resetScroll: false });
  };
  return (
    <Button leftSection={<IconEye size={16} stroke={1.6} />} onClick={open}>
      {versionMessages.previewEdits}
    </Button>
  );
};
