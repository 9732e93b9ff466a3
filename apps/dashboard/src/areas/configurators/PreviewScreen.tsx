import { IconInfoCircle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { useSession } from '../../shell/session.ts';
import { useHouse } from '../../shell/useHouse.ts';
import { useOpenedConfigurator } from '../../shell/useOpenedConfigurator.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyCase } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import classes from './PreviewScreen.module.css';
import { useReloadOnEntry } from './useReloadOnEntry.ts';

/** The page on the content host that shows a published configurator. */
export const previewAddress = (contentUrl: string, dataUrl: string): string =>
  `${contentUrl}/viewer/v1/preview.html?src=/${dataUrl}/latest.json&lang=en-gb`;

/** No access to the page around it: only its own scripts, its own site, the enquiry form and links that it opens. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

const NotDeployed = () => {
  const navigate = useNavigate();
  const { places } = useHouse();
  const { configurator, version } = useOpenedConfigurator();
  return (
    <EmptyState
      drawing={<EmptyCase />}
      title={configuratorMessages.notDeployed}
      help={version === null ? configuratorMessages.noVersion : configuratorMessages.notDeployedHelp}
      action={<Button onClick={() => navigate({ to: places.data(configurator.id) })}>Go to Data</Button>}
    />
  );
};

/** The live configurator as visitors see it (configurators.md §2). */
export const PreviewScreen = () => {
  const { surroundings } = useSession();
  const { configurator, version, liveUrl } = useOpenedConfigurator();
  const [loaded, setLoaded] = useState(false);
  useReloadOnEntry(configurator.configurator_type_id === CONFIGURATOR_TYPE.slidingrobe, configurator.id);
  const live = configurator.deployed_version;
  if (live === null) return <NotDeployed />;
  return (
    <div className={classes.place}>
      {version !== live && (
        <p className={classes.note}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />
          {configuratorMessages.previewShowsLive(formatVersion(live))}
        </p>
      )}
      <div className={classes.stage}>
        {!loaded && (
          <div className={classes.waiting} role="status">
            <Spinner />
            {configuratorMessages.fetchingDetails}
          </div>
        )}
        <iframe
          // Another live version is another page: after a deploy the preview loads again.
          key={live}
          className={classes.viewer}
          title={`Preview of ${configurator.name}`}
          src={previewAddress(surroundings.content_url, liveUrl)}
          sandbox={SANDBOX}
          allow="fullscreen"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </div>
  );
};
