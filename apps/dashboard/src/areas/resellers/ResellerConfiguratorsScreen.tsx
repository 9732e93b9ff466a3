import { IconClock } from '@tabler/icons-react';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import type { GrantedConfigurator } from '@vitrine/contract/resellers/schemas';
import { ConfiguratorGroups } from '../../tenant/ConfiguratorGroups.tsx';
import { ConfiguratorTile } from '../../tenant/ConfiguratorTile.tsx';
import { isProcessing, useOpenedReseller } from '../../tenant/reseller-queries.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyCase } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tip } from '../../ui/Tip.tsx';
import classes from './ResellerConfiguratorsScreen.module.css';
import { useMayManage } from './useMayManage.ts';
import { useRetryGrant } from './useResellerChanges.ts';

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
      badge={<Badge kind="expired">{resellerMessages.hasFailed}</Badge>}
    >
      <p className={classes.failed}>{resellerMessages.failed}</p>
      {mayManage && (
        <Button size="compact" busy={retrying.isPending} onClick={retry}>
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
    <Tip label={resellerMessages.processing}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard too it has to be told why it cannot be opened. */}
      <div tabIndex={0} className={classes.processing}>
        <ConfiguratorTile
          configurator={configurator}
          closed
          badge={<Badge kind="pending">{resellerMessages.isProcessing}</Badge>}
        />
      </div>
    </Tip>
  );
};

/** What the reseller was granted, under the names of the groups. */
export const ResellerConfiguratorsScreen = () => {
  const { data: reseller } = useOpenedReseller();
  if (!reseller) return null;
  const granted = reseller.configurators.filter(({ linked }) => linked);
  return (
    <>
      {isProcessing(reseller) && (
        <div className={classes.banner}>
          <Banner tone="accent" icon={<IconClock size={16} stroke={1.6} />} title={resellerMessages.granting} />
        </div>
      )}
      {granted.length === 0 ? (
        <EmptyState
          drawing={<EmptyCase />}
          title={resellerMessages.noConfigurators}
          help={resellerMessages.noConfiguratorsHelp}
        />
      ) : (
        <ConfiguratorGroups configurators={granted}>
          {(configurator) => <GrantedTile configurator={configurator} resellerId={reseller.id} />}
        </ConfiguratorGroups>
      )}
    </>
  );
};
