import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { type ComponentType, createContext } from 'react';

/** A design of a saved configurator that becomes a preset. */
export interface PresetSaverProps {
  configurator: ConfiguratorWithVersions;
  /** As text. */
  design: string;
  onClose: () => void;
}

/** The dialog that saves a preset of a live configurator; the page that opens the builder provides it. */
export const PresetSaverContext = createContext<ComponentType<PresetSaverProps> | null>(null);
