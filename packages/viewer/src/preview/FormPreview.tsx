import { useEffect, useReducer } from 'react';
import { reduceEnquiry, startEnquiry } from '../panel/form/enquiry-state.ts';
import { SaveForm } from '../panel/form/SaveForm.tsx';
import { ViewerContext } from '../panel/viewer-context.ts';
import type { Viewer } from '../viewer.ts';

/** What is looked at: the form, or what it says once the design was sent. */
export type FormSeen = 'form' | 'sent';

interface FormPreviewProps {
  viewer: Viewer;
  seen: FormSeen;
  /** Called once it stands. */
  onSettled: () => void;
}

const nothing = (): void => undefined;

/** The visitors' own form. It checks what is typed as it does for them and says that it was sent, but sends nothing. */
export function FormPreview({ viewer, seen, onSettled }: FormPreviewProps) {
  const [state, send] = useReducer(reduceEnquiry, undefined, startEnquiry);
  // Runs after the effects of what is inside.
  useEffect(onSettled, [onSettled]);
  return (
    <ViewerContext value={viewer}>
      <SaveForm state={seen === 'sent' ? { ...state, status: 'saved' } : state} send={send} onClose={nothing} />
    </ViewerContext>
  );
}
