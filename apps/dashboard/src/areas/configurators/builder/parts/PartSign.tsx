import { IconPhoto } from '@tabler/icons-react';
import type { Part } from '@vitrine/domain/builder/part-lists';
import { readColour, writeColour } from '@vitrine/domain/design/floors/colour';
import { DraftThumbnail } from '../edit/DraftThumbnail.tsx';
import classes from './PartLists.module.css';

const IMAGES = ['thumbnail', 'textureURL', 'texture', 'overlay'] as const;

/** The image of a part as the data file names it; null without one. */
export const imagePathOf = (part: Part): string | null => {
  const found = IMAGES.map((field) => part[field]).find((path) => typeof path === 'string' && path !== '');
  return typeof found === 'string' ? found : null;
};

/** A part at a glance: its image, or its colour. */
export const PartSign = ({ part }: { part: Part }) => {
  const path = imagePathOf(part);
  const colour = typeof part.hex === 'string' ? readColour(part.hex) : null;
  return (
    <span className={classes.sign} style={colour && path === null ? { background: writeColour(colour) } : undefined}>
      {path !== null && <DraftThumbnail path={path} />}
      {path === null && !colour && <IconPhoto size={16} stroke={1.4} aria-hidden="true" />}
    </span>
  );
};
