import type { Ref } from 'react';
import { Icon } from './icons.tsx';
import { Notice } from './Notice.tsx';
import { useViewer } from './viewer-context.ts';

/** The one strong action, and the way back to the start beside it. */
export function ActionBar({ onSave, saveButton }: { onSave: () => void; saveButton: Ref<HTMLButtonElement> }) {
  const viewer = useViewer();
  const { customisation, supports } = viewer.latest;
  const { panel } = viewer.words;
  return (
    <div className="actions" part="actions">
      <Notice />
      {supports.saveDesign && (
        <button ref={saveButton} type="button" className="primary" part="save" onClick={onSave}>
          {customisation.ctaLabel || panel.save}
        </button>
      )}
      <button
        type="button"
        className={supports.saveDesign ? 'outlined square' : 'outlined wide'}
        part="reset"
        aria-label={panel.reset}
        title={panel.reset}
        onClick={viewer.reset}
      >
        <Icon name="reset" />
        {!supports.saveDesign && panel.reset}
      </button>
    </div>
  );
}
