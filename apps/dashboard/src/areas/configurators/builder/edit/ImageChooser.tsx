import { Button } from '@mantine/core';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import { useRef } from 'react';
import { useBuilder } from './builder.ts';
import { DraftThumbnail } from './DraftThumbnail.tsx';
import classes from './ImageChooser.module.css';

interface ImageChooserProps {
  /** The image that is shown; null without one. */
  path: string | null;
  label: string;
  several?: boolean;
  onChoose: (files: File[]) => void;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp';

/** An image of the draft, with the button that chooses another one or more. */
export const ImageChooser = ({ path, label, several = false, onChoose }: ImageChooserProps) => {
  const { draft } = useBuilder<Draft>();
  const input = useRef<HTMLInputElement>(null);
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
        <Button size="xs" onClick={() => input.current?.click()}>
          {label}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        className="vt-unseen"
        tabIndex={-1}
        aria-label={label}
        accept={ACCEPTED}
        multiple={several}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </div>
  );
};
