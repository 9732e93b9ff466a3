import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';

/** Downloads the specification sheet. Absent for files that an earlier version deployed, which cannot ask for one. */
export function SheetButton() {
  const viewer = useViewer();
  const { sheet } = viewer.texts;
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  if (!viewer.latest.endpoints.designs) return null;
  const make = async () => {
    if (state === 'making') return;
    setState('making');
    try {
      const { downloadSheet } = await import('../../designs/download-sheet.ts');
      await downloadSheet(viewer);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="sheet-button">
      <button type="button" className="outlined" part="sheet" aria-disabled={state === 'making'} onClick={make}>
        {state === 'making' ? <span className="spinner" /> : <Icon shape="download" />}
        {state === 'making' ? sheet.making : sheet.download}
      </button>
      <p role="status" className={state === 'failed' ? 'sheet-failed' : 'unseen'}>
        {state === 'failed' && sheet.failed}
      </p>
    </div>
  );
}
