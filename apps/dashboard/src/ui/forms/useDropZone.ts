import { type DragEvent, useState } from 'react';

/**
 * The handlers of an element that files can be dropped on, to spread on it. `data-over` is there while files are over it.
 * The events are native: a library would be one for three handlers.
 * @param onLeave called when files that were over the element leave it
 */
export const useDropZone = (onDrop: (dropped: DataTransfer) => void, onLeave?: () => void) => {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    'data-testid': 'drop-zone',
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent): void => {
      if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
      setOver(false);
      onLeave?.();
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
};
