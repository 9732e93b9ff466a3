import { ConfiguratorScreen } from '../areas/configurators/ConfiguratorScreen.tsx';
import { VersionMenu } from '../areas/versions/parts/VersionMenu.tsx';
import { DeployNote, VersionActions } from '../areas/versions/VersionActions.tsx';
import { PendingProvider } from '../ui/pending.tsx';

/** The page of a configurator, with what the versions area adds to its header. */
export const ConfiguratorPage = () => (
  <PendingProvider>
    <ConfiguratorScreen actions={<VersionActions />} phoneAction={<VersionMenu />} phoneNote={<DeployNote />} />
  </PendingProvider>
);
