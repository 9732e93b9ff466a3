import type { FloorDraft } from '@vitrine/domain/builder/draft';
import { useBuilder } from '../edit/builder.ts';
import { CornersEditor } from './CornersEditor.tsx';
import { MaskBrush } from './MaskBrush.tsx';
import { useImageAddress } from './useDraftImages.ts';

/** The photo of the room, with what is done on it. */
export const RoomStage = ({ shows }: { shows: 'corners' | 'brush' }) => {
  const { draft } = useBuilder<FloorDraft>();
  const photo = useImageAddress(draft.file.scene?.base ?? null);
  if (photo === null) return null;
  return shows === 'corners' ? <CornersEditor photo={photo} /> : <MaskBrush photo={photo} />;
};
