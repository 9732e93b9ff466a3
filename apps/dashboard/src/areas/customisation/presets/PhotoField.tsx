import { IconAlertCircle, IconAlertTriangle, IconPhoto } from '@tabler/icons-react';
import { PHOTO_ENDINGS } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import { useId, useRef } from 'react';
import classes from './PhotoField.module.css';
import type { NewPreset } from './useAddPreset.ts';

/** A photo that is chosen or dropped, with what it may not be good for. */
export const PhotoField = ({ adding }: { adding: NewPreset }) => {
  const { photo, verdicts, choosePhoto, isMaking } = adding;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const issue = adding.issueOf('photo');
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {messages.photoLabel}
      </label>
      <button
        type="button"
        className={classes.frame}
        data-invalid={issue !== undefined || undefined}
        disabled={isMaking}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choosePhoto(event.dataTransfer.files[0]);
        }}
      >
        {photo === null ? (
          <span className={classes.empty}>
            <IconPhoto size={24} stroke={1.4} aria-hidden="true" />
            <span className={classes.action}>{messages.choosePhoto}</span>
            <span className={classes.hint}>{messages.dropPhoto}</span>
          </span>
        ) : (
          <img src={photo.url} alt={messages.changePhoto} className={classes.image} />
        )}
      </button>
      <input
        ref={input}
        id={id}
        type="file"
        accept={PHOTO_ENDINGS}
        className="vt-unseen"
        tabIndex={-1}
        disabled={isMaking}
        onChange={(event) => {
          choosePhoto(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <p className={classes.help}>{messages.photoHelp}</p>
      <div role="status">
        {verdicts.map((verdict) => (
          <p key={verdict} className={classes.verdict}>
            <IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />
            {messages.verdicts[verdict]}
          </p>
        ))}
      </div>
      <div role="alert">
        {issue !== undefined && (
          <p className={classes.issue}>
            <IconAlertCircle size={14} stroke={1.6} aria-hidden="true" />
            {issue}
          </p>
        )}
      </div>
    </div>
  );
};
