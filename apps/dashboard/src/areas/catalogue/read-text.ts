/** What a chosen file says, as UTF-8; null when it cannot be read, e.g. because it was moved meanwhile. */
export const readText = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsText(file);
  });
