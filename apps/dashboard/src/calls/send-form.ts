import { uiMessages } from '@vitrine/contract/screens/messages';

interface Sending {
  form: FormData;
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Posts a form by XMLHttpRequest: fetch has no upload progress. Rejects without a response and when stopped. */
export const sendForm = (
  address: string,
  headers: Record<string, string>,
  { form, onProgress, signal }: Sending,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }));
    request.onerror = () => reject(new Error(uiMessages.uploadBroken));
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) return reject(new DOMException('Stopped', 'AbortError'));
    signal?.addEventListener('abort', stop);
    request.send(form);
  });
