import { Group } from '@mantine/core';
import { IconFileUpload, IconPencil, IconTrash } from '@tabler/icons-react';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { DeleteQuestion } from './DeleteConfigurator.tsx';

/** Edit, Update and Delete of the configurator on screen, for administrators; a hairline after them. */
export const ConfiguratorActions = () => {
  const { user } = useSession();
  const { paths, resellerId } = useTenant();
  const { configurator } = useOpenedConfigurator();
  const openModal = useOpenModal();
  const [asking, setAsking] = useState(false);
  if (!mayAdministerConfigurators(user) || resellerId !== null) return null;
  return (
    <Group gap={4} wrap="nowrap" pr={12} style={{ borderRight: '1px solid var(--vt-line)' }}>
      <IconButton
        label="Edit"
        icon={<IconPencil size={16} stroke={1.6} />}
        onClick={() => openModal(paths.editConfigurator(configurator.id))}
      />
      <IconButton
        label="Update"
        icon={<IconFileUpload size={16} stroke={1.6} />}
        onClick={() => openModal(paths.updateConfigurator(configurator.id))}
      />
      <IconButton label="Delete" icon={<IconTrash size={16} stroke={1.6} />} onClick={() => setAsking(true)} />
      {asking && <DeleteQuestion configurator={configurator} onClose={() => setAsking(false)} />}
    </Group>
  );
};
