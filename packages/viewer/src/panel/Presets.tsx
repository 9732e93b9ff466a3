import { useEffect, useState } from 'react';
import { Icon } from './icons.tsx';
import { useSession, useViewer } from './viewer-context.ts';

/** Designs to start from, in one row that scrolls sideways; nothing where there are none. */
export function Presets() {
  const viewer = useViewer();
  // Renders again after each choice, because that decides which preset is visible.
  useSession();
  const presets = viewer.latest.presets ?? [];
  if (presets.length === 0) return null;
  const shown = viewer.config();
  return (
    <fieldset className="presets" part="presets">
      <legend>{viewer.texts.panel.presets}</legend>
      <div className="preset-strip">
        {presets.map((preset) => (
          <button
            key={`${preset.name} ${preset.configuration}`}
            type="button"
            className="preset"
            part="preset"
            aria-pressed={preset.configuration === shown}
            onClick={() => viewer.restore(preset.configuration)}
          >
            <Image key={preset.image} image={preset.image} />
            <span className="preset-name" dir="auto">
              {preset.name}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A drawn image may be rejected while many are drawn, as those of a page with many presets are: it is asked for again. */
const RETRIES = 5;
const RETRY_MS = 3000;

function Image({ image }: { image: string | null }) {
  const viewer = useViewer();
  const [errors, setErrors] = useState(0);
  const [isShown, setShown] = useState(image !== null);
  const mayRetry = errors <= RETRIES && image?.includes('designs/image?');
  useEffect(() => {
    if (isShown || !mayRetry) return;
    const timer = setTimeout(() => setShown(true), RETRY_MS * errors);
    return () => clearTimeout(timer);
  }, [isShown, mayRetry, errors]);
  return (
    <span className="tile-image preset-image">
      {image !== null && isShown ? (
        <img
          src={viewer.file(image)}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          draggable={false}
          onError={() => {
            setErrors(errors + 1);
            setShown(false);
          }}
        />
      ) : (
        <Icon shape="image" />
      )}
    </span>
  );
}
