import { useEffect, useReducer } from 'react';
import { reduceEnquiry, startEnquiry } from '../panel/form/enquiry-state.ts';
import { SaveForm } from '../panel/form/SaveForm.tsx';
import { ViewerContext } from '../panel/viewer-context.ts';
import type { Viewer } from '../viewer.ts';

/** What the preview shows: the form, or the confirmation. */
export type FormPreviewPage = 'form' | 'sent';

interface FormPreviewProps {
  viewer: Viewer;
  page: FormPreviewPage;
  /** Called after the first render. */
  onSettled: () => void;
}

const doNothing = (): void => undefined;

/** The visitor's form. It checks its fields and shows the confirmation, but sends nothing. */
export function FormPreview({ viewer, page, onSettled }: FormPreviewProps) {
  const [state, send] = useReducer(reduceEnquiry, undefined, startEnquiry);
  // Runs after the effects of the children.
  useEffect(onSettled, [onSettled]);
  return (
    <ViewerContext value={viewer}>
      <SaveForm state={page === 'sent' ? { ...state, status: 'saved' } : state} send={send} onClose={doNothing} />
    </ViewerContext>
  );
}
