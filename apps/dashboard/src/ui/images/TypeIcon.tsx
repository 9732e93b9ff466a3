import { type Icon, IconColumns3, IconGridDots, IconPanoramaHorizontal, IconStack2 } from '@tabler/icons-react';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { ReactNode } from 'react';

const ICON: Record<ConfiguratorType, Icon> = {
  panoramic: IconPanoramaHorizontal,
  floors: IconGridDots,
  stockset: IconStack2,
  slidingrobe: IconColumns3,
};

/** A small icon of the type, beside its name. */
export const TypeIcon = ({ type }: { type: ConfiguratorType }) => {
  const Shown = ICON[type];
  return <Shown size={15} stroke={1.6} aria-hidden="true" />;
};

/** A panorama: a room unrolled to a curved band. */
const panorama = (
  <>
    <path d="M20 30q110 36 220 0v90q-110-36-220 0Z" />
    <path d="M75 44v62M130 48v55M185 44v62" />
    <path d="M101 140q28 10 58 0m-8-7 9 7-10 6" />
  </>
);

/** Sheets over one another: stills in layers. */
const stack = (
  <>
    <path d="m130 22 92 38-92 38-92-38Z" />
    <path d="m38 84 92 38 92-38M38 108l92 38 92-38" />
  </>
);

/** A floor in perspective. */
const floor = (
  <>
    <path d="M92 44h76l62 96H30Z" />
    <path d="M117 44 97 140M143 44l20 96M80 62h100M66 84h128M49 110h162" />
  </>
);

/** A wardrobe with three sliding doors. */
const wardrobe = (
  <>
    <path d="M46 22h168v124H46ZM46 30h168" />
    <path d="M100 30v116M105 30v116M155 30v116M160 30v116M92 84v14M113 84v14M168 84v14" />
  </>
);

const DRAWING: Record<ConfiguratorType, ReactNode> = {
  panoramic: panorama,
  stockset: stack,
  floors: floor,
  slidingrobe: wardrobe,
};

/** The line drawing of a type, for configurators without an image yet. */
export const TypeDrawing = ({ type }: { type: ConfiguratorType }) => (
  <svg
    width="75%"
    fill="none"
    stroke="var(--vt-line-control)"
    strokeWidth={1.3}
    strokeLinecap="round"
    strokeLinejoin="round"
    viewBox="0 0 260 168"
    aria-hidden="true"
  >
    {DRAWING[type]}
  </svg>
);
