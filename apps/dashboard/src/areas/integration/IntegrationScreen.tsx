import { Box } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { routeTitles as titles } from '@vitrine/contract/screens/titles';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import { useLocalisation } from './useEmbedded.ts';

const WITH_REFERENCE: readonly number[] = [CONFIGURATOR_TYPE.panoramic, CONFIGURATOR_TYPE.stockset];

/** How to put the configurator on a page. */
export const IntegrationScreen = () => {
  const { configurator } = useOpenedConfigurator();
  const localisation = useLocalisation();
  const base = useTenant().paths.integration(configurator.id);
  const tabs = [
    { label: titles.integrationCode, to: `${base}/code` },
    ...(WITH_REFERENCE.includes(configurator.configurator_type_id)
      ? [{ label: titles.integrationDocs, to: `${base}/docs` }]
      : []),
    { label: titles.integrationIssues, to: `${base}/issues` },
    ...(localisation ? [{ label: titles.integrationLocalisation, to: `${base}/localisation` }] : []),
    { label: titles.integrationGuides, to: `${base}/guides` },
  ];
  return (
    <>
      <LinkTabs label={titles.integration} tabs={tabs} />
      <Box maw={820} pb={64}>
        <Outlet />
      </Box>
    </>
  );
};
