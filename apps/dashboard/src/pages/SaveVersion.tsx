import { useState } from 'react';
import { useOpenEdits } from '../areas/catalogue/open-edits.ts';
import { SaveVersionModal } from '../areas/versions/save/SaveVersionModal.tsx';
import { keepSearch, Redirect } from '../routes/Redirect.tsx';

/** Save Changes over the tables; without pending edits it closes. */
export const SaveVersion = () => {
  const open = useOpenEdits();
  // The edits when the modal opened: a successful save clears them before the modal closes.
  const [opened] = useState(open);
  if (opened === null || opened.edits.length === 0) return <Redirect to=".." search={keepSearch} />;
  const { clear, ...edits } = opened;
  return <SaveVersionModal {...edits} onSaved={open?.clear ?? clear} />;
};
