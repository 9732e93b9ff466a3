import { Writable } from 'node:stream';
import { type ReactElement, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The document type that email programs know best. */
const DOCUMENT_TYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** React asks browsers to load the images of a page early; email programs ignore that. */
const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*\/?>/g;

/**
 * The HTML document of an email, byte for byte what react-email's `render` returns: without its web streams and its
 * search of every tag, which cost as much as the drawing itself. Rejects with a template's error.
 */
export async function renderHtml(email: ReactElement): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(<Suspense>{email}</Suspense>, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
  });
  return DOCUMENT_TYPE + html.replace(/<!DOCTYPE.*?>/, '').replace(IMAGE_PRELOAD, '');
}
