import type { Ref } from 'react';
import { Icon } from '../icons.tsx';
import { Notice } from '../Notice.tsx';
import { useViewer } from '../viewer-context.ts';
import { CartButton } from './CartButton.tsx';
import { ShareButton } from './ShareButton.tsx';

interface ActionBarProps {
  onSave: () => void;
  saveButton: Ref<HTMLButtonElement>;
}

/** The main action, with the ways to share the design and to reset it. */
export function ActionBar({ onSave, saveButton }: ActionBarProps) {
  const viewer = useViewer();
  const { customisation, supports } = viewer.latest;
  const { panel } = viewer.texts;
  return (
    <div className="actions" part="actions">
      <Notice />
      {viewer.element.hasAttribute('cart') && <CartButton />}
      {supports.saveDesign && (
        <button ref={saveButton} type="button" className="primary" part="save" onClick={onSave}>
          <bdi>{customisation.ctaLabel || panel.save}</bdi>
        </button>
      )}
      <ShareButton wide={!supports.saveDesign} />
      <button
        type="button"
        className={supports.saveDesign ? 'outlined square' : 'outlined wide'}
        part="reset"
        aria-label={panel.reset}
        title={panel.reset}
        onClick={viewer.reset}
      >
        <Icon shape="reset" />
        {!supports.saveDesign && panel.reset}
      </button>
    </div>
  );
}
