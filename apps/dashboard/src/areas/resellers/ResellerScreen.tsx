import { Box } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { priceMessages } from '@vitrine/contract/prices/messages';
import { quoteTitles } from '@vitrine/contract/quotes/titles';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useEffect } from 'react';
import { isMissing } from '../../calls/api-error.ts';
import { PageTabs } from '../../layout/PageTabs.tsx';
import { MissingPage } from '../../routes/error-pages.tsx';
import { useSession } from '../../session/session.ts';
import { maySeePrices } from '../../tenant/may-see-prices.ts';
import { markNew, useOpenedReseller } from '../../tenant/reseller-queries.ts';
import { isForeign, useTenant } from '../../tenant/useTenant.ts';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { BackLink, PageHeader } from '../../ui/page/PageHeader.tsx';
import { OnlyEnterprise } from './reseller-access.tsx';

/** Tabs of a reseller, as links. */
const ResellerTabs = ({ resellerId: id }: { resellerId: number }) => {
  const { user } = useSession();
  const { paths } = useTenant();
  const tabs = [
    { label: uiMessages.configurators, to: paths.resellerConfigurators(id) },
    { label: uiMessages.accounts, to: paths.resellerAccounts(id) },
    ...(maySeePrices(user) ? [{ label: priceMessages.title, to: paths.resellerPrices(id) }] : []),
    { label: quoteTitles.title, to: paths.resellerQuotes(id) },
    { label: uiMessages.settings, to: paths.resellerSettings(id) },
  ];
  return <PageTabs label={resellerMessages.reseller} tabs={tabs} />;
};

/** The list of resellers of the tenant on screen. */
const BackArrow = () => {
  const { paths } = useTenant();
  return <BackLink to={paths.resellers}>{uiMessages.resellers}</BackLink>;
};

const Opened = ({ resellerId }: { resellerId: number }) => {
  const queryClient = useQueryClient();
  const { key, openedId } = useTenant();
  const query = useOpenedReseller();
  const { data } = query;
  const missing = isMissing(query.error) || isForeign(data, openedId);
  useEffect(() => markNew(queryClient, key, resellerId, false), [queryClient, key, resellerId]);
  if (missing) return <MissingPage />;
  return (
    <>
      <PageHeader title={data?.name ?? resellerMessages.reseller} path={<BackArrow />} phoneAction={<BackArrow />} />
      {!data && (
        <NotLoaded
          what={resellerMessages.theReseller}
          query={query}
          skeleton={<RowsSkeleton label={resellerMessages.fetching} image={false} />}
        />
      )}
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
