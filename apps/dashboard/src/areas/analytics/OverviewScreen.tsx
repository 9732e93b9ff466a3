import { Box } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { AnalyticsByOrganisation, ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import { type ComponentProps, lazy, Suspense } from 'react';
import { withTexts } from '../../session/language.ts';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { pathsOf } from '../../tenant/paths.ts';
import { useConfigurators } from '../../tenant/useConfigurators.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailedLine } from '../../ui/feedback/FailedList.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AnalyticsBody } from './AnalyticsBody.tsx';
import { SubjectTable } from './SubjectTable.tsx';
import { useAllAnalyticsQuery, useTenantAnalyticsQuery } from './useAnalytics.ts';

const QuoteFigures = lazy(async () => ({
  default: (await withTexts(import('./quotes/QuoteFigures.tsx'))).QuoteFigures,
}));

/** Part of the response with its shared fields. */
const shownOf = (
  data: AnalyticsByOrganisation | undefined,
  part: Omit<ConfiguratorAnalytics, 'timestamp' | 'period'> | undefined,
): ConfiguratorAnalytics | undefined =>
  data && part && { ...part, timestamp: data.timestamp, ...(data.period && { period: data.period }) };

interface SubjectsProps extends ComponentProps<typeof SubjectTable> {
  /** Answers with their names. */
  query: UseQueryResult<unknown>;
}

/** The table once the names of its rows are known. */
const Subjects = ({ query, ...table }: SubjectsProps) => {
  if (query.data !== undefined) return <SubjectTable {...table} />;
  return (
    query.isLoadingError && (
      <Box mt={48}>
        <FailedLine what={table.title} query={query} />
      </Box>
    )
  );
};

const OfTenant = ({ id }: { id: number }) => {
  const query = useTenantAnalyticsQuery(id);
  const { paths } = useTenant();
  const configurators = useConfigurators();
  const tenant = query.data?.analytics[String(id)];
  const rows = (configurators.data ?? []).flatMap((configurator) => {
    const figures = tenant?.configurators[String(configurator.id)];
    const { name, group } = configurator;
    return figures
      ? [{ id: configurator.id, name, note: group?.name ?? '', to: paths.analytics(configurator.id), figures }]
      : [];
  });
  return (
    <AnalyticsBody
      query={query}
      shown={shownOf(query.data, tenant)}
      base={paths.tenantAnalytics}
      fileName={messages.analyticsOfAllConfigurators}
    >
      <Subjects query={configurators} title={messages.configurators} none={messages.noConfigurators} rows={rows} />
      <Suspense fallback={null}>
        <QuoteFigures key={id} organisationId={id} />
      </Suspense>
    </AnalyticsBody>
  );
};

const OfAll = () => {
  const query = useAllAnalyticsQuery();
  const organisations = useQuery(organisationsQuery);
  const rows = (organisations.data ?? []).flatMap(({ id, name }) => {
    const figures = query.data?.analytics[String(id)];
    return figures ? [{ id, name, note: '', to: pathsOf(name).tenantAnalytics, figures }] : [];
  });
  return (
    <AnalyticsBody
      query={query}
      shown={shownOf(query.data, query.data?.all)}
      base={pathsOf(null).tenantAnalytics}
      fileName={messages.analyticsOfAllOrganisations}
    >
      <Subjects query={organisations} title={messages.organisations} none={messages.noOrganisations} rows={rows} />
    </AnalyticsBody>
  );
};

const NoTenant = () => <EmptyState title={messages.noTenant} help={messages.noTenantHelp} />;

/** The figures of a whole tenant with its configurators; on the admin host those of all organisations. */
export const OverviewScreen = () => {
  const { parent, orgName } = useTenant();
  const { admin_host } = useSession().appConfig;
  const ofAll = admin_host && orgName === null;
  return (
    <>
      <PageHeader title={messages.title} />
      <Box pt={{ base: 0, sm: 4 }}>
        {ofAll ? <OfAll /> : parent === null ? <NoTenant /> : <OfTenant key={parent.id} id={parent.id} />}
      </Box>
    </>
  );
};
