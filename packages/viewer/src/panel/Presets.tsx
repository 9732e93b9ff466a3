import type { ViewerPreset } from '@vitrine/contract/latest-file';
import { useState } from 'react';
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
            <Image preset={preset} />
            <span className="preset-name" dir="auto">
              {preset.name}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Image({ preset: { image } }: { preset: ViewerPreset }) {
  const viewer = useViewer();
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className="tile-image preset-image">
      {image !== null && image !== missing ? (
        <img
          src={viewer.file(image)}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          draggable={false}
          onError={() => setMissing(image)}
        />
      ) : (
        <Icon name="image" />
      )}
    </span>
  );
}
