import { typeName } from '@vitrine/contract/configurators/limits';
import type { Draft } from '@vitrine/domain/builder/draft';
import { draftOfTemplate } from '@vitrine/domain/builder/draft-of-template';
import { draftOfVersion } from '@vitrine/domain/builder/draft-of-version';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import type { SentImage } from '../upload/chosen-files.ts';
import { draftFromDrop } from './drop/draft-from-drop.ts';
import { readDroppedFiles } from './drop/read-drop.ts';
import { useReadImages } from './drop/useReadImages.ts';
import type { AnyBuilder, GuessedDraft, Selection, Source } from './edit/builder.ts';
import { changed, type History, redone, startHistory, undone } from './edit/history.ts';
import type { NamedFile } from './measure/measure-images.ts';
import type { Template } from './start/read-template.ts';
import { removeDraft, removeUnchangedDraft, saveDraft } from './stored/draft-store.ts';
import type { LoadedDraft } from './stored/useStoredDraft.ts';

const asNamed = (file: File | NamedFile): NamedFile =>
  file instanceof File ? { name: file.webkitRelativePath || file.name, file } : file;

interface BuilderStart {
  /** Under which name the draft is stored on this device. */
  storageKey: string;
  /** The draft that is stored there already. */
  stored: LoadedDraft;
  source?: Source | null;
}

const firstDraft = ({ stored, source }: BuilderStart): GuessedDraft | null => {
  const draft = stored?.draft ?? null;
  if (!source) return draft;
  const type = typeName(source.configurator.configurator_type_id);
  const ofVersion = draftOfVersion(type, draft?.file ?? source.file, source.assets);
  const added = Object.entries(draft?.images ?? {}).filter(([, image]) => !image.isStored);
  const images = { ...ofVersion.images, ...Object.fromEntries(added) };
  return { ...ofVersion, images, guesses: draft?.guesses ?? [] };
};

/** A draft: read from files or from a version, changed, stored on this device, and removed. */
export const useBuilderState = (start: BuilderStart) => {
  const { storageKey: key, stored, source = null } = start;
  const [first] = useState(() => firstDraft(start));
  const [history, setHistory] = useState<History<GuessedDraft> | null>(first && startHistory(first));
  const { images, reading, read, readDrawn, stopReading, clear } = useReadImages(key, stored?.images ?? []);
  const [notes, setNotes] = useState<readonly string[]>(stored?.leftOut ?? []);
  const [selection, select] = useState<Selection | null>(null);
  /** Counts beginnings: what a person has begun since replaces what is still read. */
  const beginning = useRef(0);

  const draft = history?.present ?? null;
  const isChanged = draft !== null && (stored !== null || draft !== first);
  const { version, newestSeen } = source ?? {};
  const wasChanged = useRef(false);
  const latestImages = useRef(images);
  latestImages.current = images;
  useEffect(() => {
    const began = version === undefined || newestSeen === undefined ? undefined : { version, newestSeen };
    const save = (ifMissing: boolean): void => {
      if (!isChanged) return;
      void saveDraft(key, { draft, leftOut: notes, began }, { images: latestImages.current, ifMissing });
    };
    // At once: a tab can be closed right after a change, or after it was undone.
    if (isChanged) save(false);
    else if (wasChanged.current) void removeUnchangedDraft(key);
    wasChanged.current = isChanged;
    // Another tab of the same draft may have created its configurator, or begun again.
    const onVisible = (): void => (document.visibilityState === 'visible' ? save(true) : undefined);
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [key, draft, notes, isChanged, version, newestSeen]);

  const readDraft = async (dropped: readonly SentImage[]): Promise<void> => {
    const turn = ++beginning.current;
    const files = await readDroppedFiles(dropped);
    if (turn !== beginning.current) return;
    const found = await read(files.images);
    if (!found || turn !== beginning.current) return;
    const made = await draftFromDrop(files, found);
    if (turn !== beginning.current) return;
    setNotes(made.notes);
    if (!made.draft) return;
    setHistory(startHistory(made.draft));
    select(null);
  };

  /** Makes a first draft from what was dropped. */
  const startFrom = async (dropped: readonly SentImage[]): Promise<void> => {
    try {
      await readDraft(dropped);
    } catch (error) {
      stopReading();
      setNotes([errorText(error)]);
    }
  };

  /** Begins with a draft that needs no images, and parts of it that a person has not looked at. */
  const begin = (draft: Draft, guesses: readonly string[] = []): void => {
    beginning.current++;
    setNotes([]);
    setHistory(startHistory<GuessedDraft>({ ...draft, guesses }));
    select(null);
  };

  /** Begins with a copy: a data file and the files of its images. */
  const beginFrom = async ({ type, file, images: files }: Template): Promise<void> => {
    const turn = ++beginning.current;
    const found = await read(files);
    if (!found || turn !== beginning.current) return;
    begin(draftOfTemplate(type, file, Object.fromEntries(found.images.map(({ facts }) => [facts.name, facts]))));
    setNotes(found.issues);
  };

  const change: AnyBuilder['change'] = useCallback((edit, guess) => {
    setHistory(
      (before) =>
        before &&
        changed(before, {
          ...edit(before.present),
          guesses: before.present.guesses.filter((one) => one !== guess),
        }),
    );
  }, []);

  const discard = async (): Promise<void> => {
    beginning.current++;
    setHistory(null);
    clear();
    setNotes([]);
    select(null);
    await removeDraft(key);
  };

  // The same while files are read: their progress does not render the editor.
  const builder = useMemo(
    (): AnyBuilder | null =>
      history && {
        draft: history.present,
        source,
        images,
        selection,
        select,
        change,
        keepGuesses: () => setHistory((before) => before && changed(before, { ...before.present, guesses: [] })),
        undo: history.past.length > 0 ? () => setHistory((before) => before && undone(before)) : null,
        redo: history.future.length > 0 ? () => setHistory((before) => before && redone(before)) : null,
        addFiles: async (files, use) => {
          const found = await read(files.map(asNamed));
          if (!found) return;
          // The newest first, and each once, however often a file is tried.
          if (found.issues.length > 0) setNotes((before) => [...new Set([...found.issues, ...before])]);
          if (found.images.length > 0) use(found.images);
        },
        addDrawn: async (file, use) => {
          const image = await readDrawn(file);
          if (image) use(image);
        },
      },
    [history, source, images, selection, change, read, readDrawn],
  );

  return {
    builder,
    isChanged,
    start: startFrom,
    begin,
    beginFrom,
    reading,
    notes,
    dismissNotes: () => setNotes([]),
    discard,
  };
};

export type BuilderState = ReturnType<typeof useBuilderState>;
