import { type Icon, IconColumns3, IconGridDots, IconPanoramaHorizontal, IconStack2 } from '@tabler/icons-react';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';

const ICON: Record<ConfiguratorType, Icon> = {
  panoramic: IconPanoramaHorizontal,
  floors: IconGridDots,
  stockset: IconStack2,
  slidingrobe: IconColumns3,
};

/** A small sign of the type; its name stands beside it. */
export const TypeIcon = ({ type }: { type: ConfiguratorType }) => {
  const Shown = ICON[type];
  return <Shown size={15} stroke={1.6} aria-hidden="true" />;
};
