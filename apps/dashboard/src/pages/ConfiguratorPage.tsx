import { ConfiguratorActions } from '../areas/configurators/ConfiguratorActions.tsx';
import { ConfiguratorScreen } from '../areas/configurators/ConfiguratorScreen.tsx';
import { ImagesNote } from '../areas/configurators/ImagesNote.tsx';
import { VersionMenu } from '../areas/versions/history/VersionMenu.tsx';
import { ManufacturerNotice } from '../areas/versions/ManufacturerNotice.tsx';
import { NewVersionWarning } from '../areas/versions/NewVersionWarning.tsx';
import { SeenVersions } from '../areas/versions/seen-version.tsx';
import { DeployNote, VersionActions } from '../areas/versions/VersionActions.tsx';
import { useConfiguratorId } from '../tenant/useOpenedConfigurator.ts';
import { PendingProvider } from '../ui/feedback/pending.tsx';
import { DataFileNotes } from './DataFileNotes.tsx';

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
        notes={
          <>
            <NewVersionWarning />
            <ImagesNote />
            <DataFileNotes />
            <ManufacturerNotice />
            <DeployNote />
          </>
        }
      />
    </SeenVersions>
  </PendingProvider>
);
