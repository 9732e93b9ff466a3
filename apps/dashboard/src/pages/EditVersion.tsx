import { EditVersionScreen } from '../areas/configurators/builder/EditVersionScreen.tsx';
import { PresetSaverContext } from '../areas/configurators/builder/presets/preset-saver.ts';
import { SavePresetModal } from '../areas/customisation/presets/SavePresetModal.tsx';
import { FileDifferences } from '../areas/versions/changes/VersionDifferences.tsx';

/** The builder on a saved version, with the versions area's list of differences, and the presets of customisation. */
export const EditVersion = () => (
  <PresetSaverContext value={SavePresetModal}>
    <EditVersionScreen Changes={FileDifferences} />
  </PresetSaverContext>
);
