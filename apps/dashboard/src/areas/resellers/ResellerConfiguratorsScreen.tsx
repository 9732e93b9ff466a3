import { Badge, Box, Button, Flex, Text, Tooltip } from '@mantine/core';
import { IconClock, IconListCheck } from '@tabler/icons-react';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import type { GrantedConfigurator, Reseller } from '@vitrine/contract/resellers/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { lazy, Suspense, useMemo, useState } from 'react';
import { withTexts } from '../../session/language.ts';
import { ConfiguratorGroups } from '../../tenant/ConfiguratorGroups.tsx';
import { ConfiguratorTile, searchedTextsOf } from '../../tenant/ConfiguratorTile.tsx';
import { isProcessing, useOpenedReseller } from '../../tenant/reseller-queries.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useListSearch } from '../../ui/forms/useListSearch.tsx';
import { useMayManage } from './reseller-access.tsx';
import { useRetryGrant } from './useResellerChanges.ts';

const EditAccessModal = lazy(async () => ({
  default: (await withTexts(import('./EditAccessModal.tsx'))).EditAccessModal,
}));

const FailedTile = ({ configurator, resellerId }: { configurator: GrantedConfigurator; resellerId: number }) => {
  const mayManage = useMayManage();
  const retrying = useRetryGrant(resellerId);
  const retry = (): void => {
    if (!retrying.isPending) retrying.mutate(configurator.id);
  };
  return (
    <ConfiguratorTile
      configurator={configurator}
      closed
      badge={<Badge variant="expired">{resellerMessages.hasFailed}</Badge>}
    >
      <Text size="sm" my={8} c="red">
        {resellerMessages.failed}
      </Text>
      {mayManage && (
        <Button size="xs" aria-busy={retrying.isPending} onClick={retry}>
          {resellerMessages.retry}
        </Button>
      )}
    </ConfiguratorTile>
  );
};

const GrantedTile = ({ configurator, resellerId }: { configurator: GrantedConfigurator; resellerId: number }) => {
  if (configurator.failed) return <FailedTile configurator={configurator} resellerId={resellerId} />;
  if (!configurator.processing) return <ConfiguratorTile configurator={configurator} />;
  return (
    <Tooltip label={resellerMessages.processing}>
      <Box tabIndex={0} bdrs={8}>
        <ConfiguratorTile
          configurator={configurator}
          closed
          badge={<Badge variant="pending">{resellerMessages.isProcessing}</Badge>}
        />
      </Box>
    </Tooltip>
  );
};

const ManageAccess = ({ reseller }: { reseller: Reseller }) => {
  const [open, setOpen] = useState(false);
  return (
    <Flex justify="flex-end" mt={{ base: 12, sm: 20 }}>
      <Button
        flex={{ base: 1, sm: 'none' }}
        leftSection={<IconListCheck size={16} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        {resellerMessages.accessTitle}
      </Button>
      {open && (
        <Suspense>
          <EditAccessModal reseller={reseller} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Flex>
  );
};

/** The reseller's configurators by group. */
export const ResellerConfiguratorsScreen = () => {
  const mayManage = useMayManage();
  const { data: reseller } = useOpenedReseller();
  const granted = useMemo(() => reseller?.configurators.filter(({ linked }) => linked) ?? [], [reseller]);
  const { found, field, nothing } = useListSearch(uiMessages.configurators, granted, searchedTextsOf);
  if (!reseller) return null;
  return (
    <>
      {isProcessing(reseller) && (
        <Box maw={720} mt={24}>
          <Banner tone="accent" icon={<IconClock size={16} stroke={1.6} />} title={resellerMessages.granting} />
        </Box>
      )}
      {mayManage && <ManageAccess reseller={reseller} />}
      {granted.length === 0 ? (
        <EmptyState
          title={resellerMessages.noConfigurators}
          {...(mayManage && { help: resellerMessages.noConfiguratorsHelp })}
        />
      ) : (
        <>
          {field}
          {nothing}
          <ConfiguratorGroups configurators={found}>
            {(configurator) => <GrantedTile configurator={configurator} resellerId={reseller.id} />}
          </ConfiguratorGroups>
        </>
      )}
    </>
  );
};
