import { IMAGE_TYPES } from '@vitrine/contract/organisations/limits';

/** The file as a data URL; null for types that are not images of ours, and for files that cannot be read. */
export const readImage = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    if (!IMAGE_TYPES.includes(file.type)) {
      resolve(null);
      return;
    }
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
