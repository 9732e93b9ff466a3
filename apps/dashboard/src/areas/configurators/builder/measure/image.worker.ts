import { measureImage } from './measure-image.ts';

/** Measures one image after the other, outside the page's own thread. */
self.addEventListener('message', async ({ data }: MessageEvent<{ id: number; name: string; file: Blob }>) => {
  self.postMessage({ id: data.id, measured: await measureImage(data.name, data.file) });
});
