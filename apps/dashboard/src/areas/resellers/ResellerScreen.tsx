import { Box } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { useEffect } from 'react';
import { isWithin } from '../../routes/is-within.ts';
import type { Paths } from '../../tenant/paths.ts';
import { markNew, useOpenedReseller } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { FailedList } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { BackLink, PageHeader } from '../../ui/page/PageHeader.tsx';
import tabs from '../../ui/page/tabs.module.css';
import { OnlyEnterprise } from './reseller-access.tsx';

const TABS: readonly { label: string; address: (paths: Paths, id: number) => string }[] = [
  { label: 'Configurators', address: (paths, id) => paths.resellerConfigurators(id) },
  { label: 'Accounts', address: (paths, id) => paths.resellerAccounts(id) },
  { label: 'Settings', address: (paths, id) => paths.resellerSettings(id) },
];

/** Tabs of a reseller, as links. */
const ResellerTabs = ({ resellerId }: { resellerId: number }) => {
  const { paths } = useTenant();
  const { pathname } = useLocation();
  return (
    <nav className={tabs.tabs} aria-label="Reseller">
      {TABS.map(({ label, address }) => {
        const to = address(paths, resellerId);
        const chosen = isWithin(pathname, to);
        return (
          <Link
            key={label}
            to={to}
            activeOptions={{ exact: true }}
            className={tabs.tab}
            data-chosen={chosen || undefined}
            aria-current={chosen ? 'page' : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
};

/** The list of resellers of the tenant on screen. */
const BackArrow = () => {
  const { paths } = useTenant();
  return <BackLink to={paths.resellers}>Resellers</BackLink>;
};

const Opened = ({ resellerId }: { resellerId: number }) => {
  const queryClient = useQueryClient();
  const { key } = useTenant();
  const { data, error, isPending, isFetching, refetch } = useOpenedReseller();
  useEffect(() => markNew(queryClient, key, resellerId, false), [queryClient, key, resellerId]);
  return (
    <>
      <PageHeader title={data?.name ?? 'Reseller'} path={<BackArrow />} phoneAction={<BackArrow />} />
      {isPending && <RowsSkeleton label={resellerMessages.fetching} image={false} />}
      {!data && error && <FailedList what="The reseller" error={error} onRetry={refetch} retrying={isFetching} />}
      {data && (
        <>
          <ResellerTabs resellerId={resellerId} />
          <Outlet />
        </>
      )}
      <Box flex="none" h={40} />
    </>
  );
};

/** The page of one reseller, with its tabs. */
export const ResellerScreen = () => {
  const { resellerId } = useTenant();
  return <OnlyEnterprise>{resellerId !== null && <Opened key={resellerId} resellerId={resellerId} />}</OnlyEnterprise>;
};
