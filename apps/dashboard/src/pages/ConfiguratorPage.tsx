import { ConfiguratorScreen } from '../areas/configurators/ConfiguratorScreen.tsx';
import { ConfiguratorActions } from '../areas/configurators/parts/ConfiguratorActions.tsx';
import { ImagesNote } from '../areas/configurators/parts/ImagesNote.tsx';
import { VersionMenu } from '../areas/versions/history/VersionMenu.tsx';
import { NewVersionWarning } from '../areas/versions/NewVersionWarning.tsx';
import { SeenVersions } from '../areas/versions/seen-version.tsx';
import { DeployNote, VersionActions } from '../areas/versions/VersionActions.tsx';
import { useConfiguratorId } from '../tenant/useOpenedConfigurator.ts';
import { PendingProvider } from '../ui/pending.tsx';

/** The page of a configurator, with what administrators and the versions area add to it. */
export const ConfiguratorPage = () => (
  <PendingProvider>
    <SeenVersions key={useConfiguratorId()}>
      <ConfiguratorScreen
        actions={
          <>
            <ConfiguratorActions />
            <VersionActions />
          </>
        }
        phoneAction={<VersionMenu />}
        phoneNote={
          <>
            <ImagesNote />
            <DeployNote />
          </>
        }
        over={<NewVersionWarning />}
      />
    </SeenVersions>
  </PendingProvider>
);
