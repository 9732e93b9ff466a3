import { useOpenEdits } from '../areas/catalogue/open-edits.ts';
import { EditsPreviewModal } from '../areas/configurators/preview/EditsPreviewModal.tsx';
import { keepSearch, Redirect } from '../routes/Redirect.tsx';

/** The preview of pending edits over the tables; without pending edits it closes. */
export const EditsPreview = () => {
  const open = useOpenEdits();
  if (open === null || open.edits.length === 0) return <Redirect to=".." search={keepSearch} />;
  return <EditsPreviewModal file={open.file} edits={open.edits} basedOn={open.basedOn} />;
};
