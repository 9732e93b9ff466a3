import { Group } from '@mantine/core';
import { IconFileUpload, IconLanguage, IconPencil, IconStack2, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { routeTitles } from '@vitrine/contract/screens/titles';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import { mayTranslate } from '@vitrine/domain/policies/versions';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator, versionSearch } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { DeleteQuestion } from './DeleteConfigurator.tsx';
import { useMayBuild } from './useMayBuild.ts';

/** The types with layers; the others have lists of parts. */
const LAYERED: readonly number[] = [CONFIGURATOR_TYPE.panoramic, CONFIGURATOR_TYPE.stockset];

/** Opens the version on screen in the builder, for those who may change layers and images. */
const BuildButton = () => {
  const { paths } = useTenant();
  const { configurator, version } = useOpenedConfigurator();
  const navigate = useNavigate();
  const mayBuild = useMayBuild();
  if (!mayBuild || version === null) return null;
  const isLayered = LAYERED.includes(configurator.configurator_type_id);
  const search = (before: object): object => versionSearch(before, version);
  return (
    <IconButton
      label={isLayered ? configuratorMessages.editLayers : configuratorMessages.editParts}
      icon={<IconStack2 size={16} stroke={1.6} />}
      onClick={() => navigate({ to: paths.buildVersion(configurator.id), search })}
    />
  );
};

/** Opens the words of the configurator in other languages. */
const TranslateButton = () => {
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  const navigate = useNavigate();
  return (
    <IconButton
      label={routeTitles.configuratorTranslations}
      icon={<IconLanguage size={16} stroke={1.6} />}
      onClick={() => navigate({ to: paths.translations(configurator.id) })}
    />
  );
};

/** Edit, Update and Delete of the configurator on screen, for administrators. */
const AdministratorActions = () => {
  const { paths } = useTenant();
  const { configurator } = useOpenedConfigurator();
  const openModal = useOpenModal();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={uiMessages.edit}
        icon={<IconPencil size={16} stroke={1.6} />}
        onClick={() => openModal(paths.editConfigurator(configurator.id))}
      />
      <IconButton
        label={configuratorMessages.update}
        icon={<IconFileUpload size={16} stroke={1.6} />}
        onClick={() => openModal(paths.updateConfigurator(configurator.id))}
      />
      <IconButton
        label={uiMessages.delete}
        icon={<IconTrash size={16} stroke={1.6} />}
        onClick={() => setAsking(true)}
      />
      {asking && <DeleteQuestion configurator={configurator} onClose={() => setAsking(false)} />}
    </>
  );
};

/** What changes the configurator on screen besides its tables; a hairline after it. */
export const ConfiguratorActions = () => {
  const { user } = useSession();
  const { resellerId } = useTenant();
  const mayBuild = useMayBuild();
  const administers = mayAdministerConfigurators(user);
  const translates = mayTranslate(user);
  if (resellerId !== null || !(mayBuild || administers || translates)) return null;
  return (
    <Group gap={4} wrap="nowrap" pr={12} style={{ borderRight: '1px solid var(--vt-line)' }}>
      {translates && <TranslateButton />}
      <BuildButton />
      {administers && <AdministratorActions />}
    </Group>
  );
};
