import { Navigate } from '@tanstack/react-router';
import { useOpenEdits } from '../areas/catalogue/open-edits.ts';
import { EditsPreviewModal } from '../areas/configurators/preview/EditsPreviewModal.tsx';

/** The preview of pending edits over the tables; without pending edits it closes. */
export const EditsPreview = () => {
  const open = useOpenEdits();
  if (open === null || open.edits.length === 0) return <Navigate to=".." search={(before: object) => before} replace />;
  return <EditsPreviewModal file={open.file} edits={open.edits} basedOn={open.basedOn} />;
};
