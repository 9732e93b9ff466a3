/** The page on the content host that shows what is live. */
export const previewAddress = (contentUrl: string, dataUrl: string): string =>
  `${contentUrl}/viewer/v1/preview.html?src=/${dataUrl}/latest.json&lang=en-gb`;

/** The same page for what is not live: it waits to be told what to show, with the images of that folder. */
export const editsPreviewAddress = (contentUrl: string, dataUrl: string): string =>
  `${contentUrl}/viewer/v1/preview.html?src=/${dataUrl}/preview.json&lang=en-gb&posted`;
