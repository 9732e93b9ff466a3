import { ActionIcon, Box, Button, Menu } from '@mantine/core';
import { IconDots, IconFileUpload, IconPencil, IconPhotoPlus, IconPlus, IconTrash } from '@tabler/icons-react';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { ConfiguratorGroups } from '../../tenant/ConfiguratorGroups.tsx';
import { ConfiguratorTile, searchedTextsOf } from '../../tenant/ConfiguratorTile.tsx';
import { useConfigurators } from '../../tenant/useConfigurators.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { OVER_SCREEN, useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { TilesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { useListSearch } from '../../ui/forms/useListSearch.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import classes from './ConfiguratorsScreen.module.css';
import { DeleteQuestion } from './DeleteConfigurator.tsx';
import { useMayCreate } from './useMayCreate.ts';

/** Edit, Update and Delete on a tile, for administrators. */
const TileOptions = ({ configurator }: { configurator: { id: number; name: string; deployed: boolean } }) => {
  const { paths } = useTenant();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { id, name } = configurator;
  const open = (to: string): void => {
    navigate({ to, state: OVER_SCREEN });
  };
  return (
    <>
      <Menu position="bottom-end" width={160}>
        <Menu.Target>
          <ActionIcon className={classes.button ?? ''} aria-label={configuratorMessages.optionsOf(name)}>
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={18} stroke={1.6} />}
            onClick={() => open(paths.editConfigurator(id))}
          >
            {uiMessages.edit}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileUpload size={18} stroke={1.6} />}
            onClick={() => open(paths.updateConfigurator(id))}
          >
            {configuratorMessages.update}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.6} />} onClick={() => setAsking(true)}>
            {uiMessages.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking && <DeleteQuestion configurator={configurator} onClose={() => setAsking(false)} />}
    </>
  );
};

const BuildButton = () => {
  const { paths } = useTenant();
  const navigate = useNavigate();
  return (
    <Button
      leftSection={<IconPhotoPlus size={16} stroke={1.6} />}
      onClick={() => void navigate({ to: paths.buildConfigurator })}
    >
      {configuratorMessages.build}
    </Button>
  );
};

const Groups = () => {
  const mayCreate = useMayCreate();
  const { user } = useSession();
  const { resellerId } = useTenant();
  const query = useConfigurators();
  const { data } = query;
  const { found, field, nothing } = useListSearch(uiMessages.configurators, data ?? [], searchedTextsOf);
  const skeleton = <TilesSkeleton label={configuratorMessages.fetchingList} />;
  if (!data) return <NotLoaded what={uiMessages.configurators} query={query} skeleton={skeleton} />;
  if (data.length === 0)
    return (
      <EmptyState
        title={configuratorMessages.empty}
        help={mayCreate ? configuratorMessages.buildHelp : configuratorMessages.emptyHelp}
        action={mayCreate && <BuildButton />}
      />
    );
  const hasOptions = mayAdministerConfigurators(user) && resellerId === null;
  return (
    <>
      {field && <Box mt={{ base: 12, sm: 24 }}>{field}</Box>}
      {nothing}
      <ConfiguratorGroups configurators={found}>
        {(configurator) => (
          <ConfiguratorTile
            configurator={configurator}
            badge={hasOptions && <TileOptions configurator={configurator} />}
          />
        )}
      </ConfiguratorGroups>
    </>
  );
};

const CreateButton = () => {
  const { paths } = useTenant();
  const openModal = useOpenModal();
  return (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.6} />}
      onClick={() => openModal(paths.newConfigurator)}
    >
      {uiMessages.create}
    </Button>
  );
};

/** The configurators of the tenant as tiles under their groups. Phones have no Create. */
export const ConfiguratorsScreen = () => {
  const mayCreate = useMayCreate();
  return (
    <>
      <PageHeader
        title={uiMessages.configurators}
        actions={
          mayCreate && (
            <>
              <BuildButton />
              <CreateButton />
            </>
          )
        }
      />
      <Groups />
      <Box flex="none" h={40} />
      <Outlet />
    </>
  );
};
