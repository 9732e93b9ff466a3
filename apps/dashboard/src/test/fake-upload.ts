import { vi } from 'vitest';

type UploadProgress = { lengthComputable: true; loaded: number; total: number };

/** Lets forms with files go to the fake server; a test triggers progress events. */
export const installFakeUploads = () => {
  const sent: FakeUpload[] = [];
  class FakeUpload {
    readonly upload: { onprogress: ((event: UploadProgress) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    status = 0;
    statusText = '';
    responseText = '';
    #address = '';
    readonly #headers: Record<string, string> = {};
    open(_method: string, address: string): void {
      this.#address = address;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    abort(): void {
      this.onabort?.();
    }
    async send(body: FormData): Promise<void> {
      sent.push(this);
      const answer = await fetch(this.#address, { method: 'POST', headers: this.#headers, body });
      this.status = answer.status;
      this.statusText = answer.statusText;
      this.responseText = await answer.text();
      this.onload?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return {
    /** As if this share of the newest upload had left. */
    progress: (share: number): void =>
      sent.at(-1)?.upload.onprogress?.({ lengthComputable: true, loaded: share, total: 1 }),
  };
};
