import { isRecord } from '@vitrine/domain/is-record';
import { useEffect, useState } from 'react';

/** A draft on this device. Several tabs can edit the same: each has a draft of its own, under the name and a number. */
export interface DeviceDraft {
  key: string;
  /** As it is stored. */
  text: string;
  value: Record<string, unknown>;
  /** ISO time of the last change; '' where it is not known. */
  savedAt: string;
}

/** Drafts of one name at most: of open tabs, and of earlier visits that were neither restored nor discarded. */
const MAXIMUM = 20;

const MARK = '~';

/** The keys under which the tabs of this device store drafts of a name. */
export const draftKeys = (name: string): string[] =>
  Array.from({ length: MAXIMUM }, (_, at) => (at === 0 ? name : `${name}${MARK}${at + 1}`));

const parse = (key: string): DeviceDraft[] => {
  try {
    const text = localStorage.getItem(key) ?? 'null';
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return [];
    return [{ key, text, value, savedAt: typeof value.savedAt === 'string' ? value.savedAt : '' }];
  } catch {
    return [];
  }
};

const byTime = (one: DeviceDraft, other: DeviceDraft): number => one.savedAt.localeCompare(other.savedAt);

/** The name of a draft that is stored under a key. */
export const draftName = (key: string): string => key.split(MARK)[0] ?? key;

/** The drafts whose names pass, the latest change last; without those that cannot be read. */
export const readDeviceDrafts = (isOf: (name: string) => boolean): DeviceDraft[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => isOf(draftName(key)))
      .flatMap(parse)
      .sort(byTime);
  } catch {
    return [];
  }
};

/** Deletes drafts, except those that another tab has changed since they were read. */
export const removeDeviceDrafts = (drafts: readonly DeviceDraft[]): void => {
  try {
    for (const { key, text } of drafts) if (localStorage.getItem(key) === text) localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
};

/** A key that no other draft has; if there is none, that of the oldest one. */
const freeKey = (name: string): string => {
  const keys = draftKeys(name);
  const free = keys.find((key) => localStorage.getItem(key) === null);
  return free ?? keys.flatMap(parse).sort(byTime)[0]?.key ?? name;
};

const openDraft = (name: string) => {
  let key: string | null = null;
  let text = '';
  let taken: readonly DeviceDraft[] = [];
  const write = (): boolean => {
    try {
      const free = key ?? freeKey(name);
      localStorage.setItem(free, text);
      key = free;
      return true;
    } catch {
      // A full or forbidden storage must not stop the work: it still lives in the page.
      return false;
    }
  };
  const remove = (): boolean => {
    try {
      if (key !== null) localStorage.removeItem(key);
    } catch {
      // Without storage there is no draft.
    }
    key = null;
    return true;
  };
  return {
    /** Stores the draft; null deletes it. */
    save: (value: object | null): void => {
      if (value !== null) text = JSON.stringify({ ...value, savedAt: new Date().toISOString() });
      if (!(value === null ? remove() : write())) return;
      removeDeviceDrafts(taken);
      taken = [];
    },
    /** The next draft that is stored contains these ones, which are then deleted. */
    take: (drafts: readonly DeviceDraft[]): void => {
      taken = drafts;
    },
    /** Stores it again when another tab has deleted or replaced it. */
    follow: (): (() => void) => {
      const onStorage = (event: StorageEvent): void => {
        if (key === null || event.key !== key || event.newValue === text) return;
        key = null;
        write();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};

/** Stores a draft for an editor that is not open yet. */
export const saveDeviceDraft = (name: string, value: object): void => openDraft(name).save(value);

/**
 * Unsaved work of the editor on screen, stored on this device across reloads, crashes and ended sessions. No other tab's
 * draft of the same name is changed by it.
 */
export const useDeviceDraft = (name: string): Pick<ReturnType<typeof openDraft>, 'save' | 'take'> => {
  const [draft] = useState(() => openDraft(name));
  useEffect(() => draft.follow(), [draft]);
  return draft;
};
