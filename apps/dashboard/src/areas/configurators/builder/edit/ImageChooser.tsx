import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import { useBuilder } from './builder.ts';
import { DraftThumbnail } from './DraftThumbnail.tsx';
import { FileButton, IMAGE_TYPES } from './FileButton.tsx';
import classes from './ImageChooser.module.css';

export interface ImageChooserProps {
  /** The image that is shown; null without one. */
  path: string | null;
  label: string;
  several?: boolean;
  onChoose: (files: File[]) => void;
}

/** An image of the draft, with the button that chooses another one or more. */
export const ImageChooser = ({ path, label, several = false, onChoose }: ImageChooserProps) => {
  const { draft } = useBuilder<Draft>();
  const facts = path === null ? undefined : draft.images[path];
  return (
    <div className={classes.chooser}>
      {path !== null && (
        <div className={classes.image}>
          <DraftThumbnail path={path} />
        </div>
      )}
      <div className={classes.facts}>
        {facts && (
          <p className={classes.name} title={facts.name}>
            {facts.name.split('/').at(-1)}
            <span>{messages.sizeOf(facts.width, facts.height)}</span>
          </p>
        )}
        <FileButton
          size="xs"
          label={label}
          accept={IMAGE_TYPES}
          several={several}
          onChoose={(chosen) => onChoose(chosen.map(({ file }) => file))}
        />
      </div>
    </div>
  );
};
