import { EditVersionScreen } from '../areas/configurators/builder/EditVersionScreen.tsx';
import { FileDifferences } from '../areas/versions/changes/VersionDifferences.tsx';

/** The builder on a saved version, with the versions area's list of differences. */
export const EditVersion = () => <EditVersionScreen Changes={FileDifferences} />;
