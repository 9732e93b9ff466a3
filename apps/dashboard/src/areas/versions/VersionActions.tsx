import { versionMessages } from '@vitrine/contract/versions/messages';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';
import { usePending } from '../../ui/pending.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { AirtableSync } from './parts/AirtableSync.tsx';
import { DeployButton, useMayDeploy } from './parts/DeployButton.tsx';
import { PreviewEditsButton } from './parts/PreviewEditsButton.tsx';
import { VersionMenu } from './parts/VersionMenu.tsx';
import classes from './VersionActions.module.css';

/** At the right of a configurator's title. */
export const VersionActions = () => {
  const mayDeploy = useMayDeploy();
  return (
    <>
      <PreviewEditsButton />
      <AirtableSync />
      <VersionMenu />
      {mayDeploy && <DeployButton />}
    </>
  );
};

/** On phones the bar holds the version menu only; what is not live yet is offered below the tabs. */
export const DeployNote = () => {
  const { version } = useOpenedConfigurator();
  const mayDeploy = useMayDeploy();
  const pending = usePending();
  const phone = usePhone();
  if (phone && pending)
    return (
      <div className={classes.note}>
        <p className={classes.words}>{versionMessages.previewHelp}</p>
        <PreviewEditsButton />
      </div>
    );
  if (!phone || !mayDeploy || version === null) return null;
  return (
    <div className={classes.note}>
      <p className={classes.words}>{versionMessages.notLive(formatVersion(version))}</p>
      <DeployButton />
    </div>
  );
};
