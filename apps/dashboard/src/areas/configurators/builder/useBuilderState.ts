import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import { draftFromImages } from '@vitrine/domain/builder/draft-from-images';
import { fillFromSheet } from '@vitrine/domain/builder/fill-from-sheet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { personNumbers } from '../../../ui/person-numbers.ts';
import { readSheetFile } from '../../../ui/tables/read-sheet.ts';
import type { SentImage } from '../upload/chosen-files.ts';
import { readDroppedFiles } from './drop/read-drop.ts';
import { readImages } from './drop/read-images.ts';
import { type Builder, type GuessedDraft, guessesOf, type Selection } from './edit/builder.ts';
import { changed, type History, redone, startHistory, undone } from './edit/history.ts';
import type { LocalImage } from './measure/local-image.ts';
import type { NamedFile } from './measure/measure-images.ts';
import { keepDraft, keepImages, loadDraft, removeDraft } from './stored/draft-store.ts';

export interface ReadingProgress {
  done: number;
  total: number;
}

const byHash = (images: readonly LocalImage[]): Map<string, LocalImage> =>
  new Map(images.map((image) => [image.facts.hash, image]));

/** Fills the draft from the price lists that came with the images, and says what they filled. */
async function withSheets(draft: Draft, sheets: readonly File[]): Promise<{ draft: Draft; notes: string[] }> {
  const notes: string[] = [];
  let filled = draft;
  for (const file of sheets) {
    const sheet = await readSheetFile(file);
    const result = sheet && fillFromSheet(filled, sheet.rows, personNumbers());
    if (!result) notes.push(messages.sheetUnread(file.name));
    else {
      filled = result.draft;
      notes.push(messages.sheetFilled(result.matched, file.name));
      if (result.unmatched.length > 0) notes.push(messages.sheetUnmatched(result.unmatched.join(', ')));
    }
  }
  return { draft: filled, notes };
}

/** The draft of the tenant on this device: read from files, changed, stored, and removed. */
export const useBuilderState = () => {
  const { user } = useSession();
  const { parent } = useTenant();
  const key = `${user.id}.${parent?.id ?? ''}`;
  const [loading, setLoading] = useState(true);
  const [history, setHistory] = useState<History<GuessedDraft> | null>(null);
  const [images, setImages] = useState<ReadonlyMap<string, LocalImage>>(new Map());
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [selection, select] = useState<Selection | null>(null);
  const [reading, setReading] = useState<ReadingProgress | null>(null);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    void loadDraft(key).then((stored) => {
      if (here.signal.aborted) return;
      setLoading(false);
      if (!stored) return;
      setImages(byHash(stored.images));
      setNotes(stored.leftOut);
      setHistory(startHistory(stored.draft));
    });
    return () => here.abort();
  }, [key]);

  const draft = history?.present ?? null;
  useEffect(() => {
    // At once: a tab can be closed right after a change.
    if (draft) void keepDraft(key, { draft, leftOut: notes });
  }, [key, draft, notes]);

  const read = useCallback(
    async (files: readonly NamedFile[]) => {
      setReading({ done: 0, total: files.length });
      const { signal } = leaving.current;
      const found = await readImages(files, (done) => setReading({ done, total: files.length }), signal);
      if (signal.aborted) return null;
      setReading(null);
      setImages((before) => new Map([...before, ...byHash(found.images)]));
      void keepImages(key, found.images);
      return found;
    },
    [key],
  );

  /** Makes a first draft from what was dropped. */
  const start = async (dropped: readonly SentImage[]): Promise<void> => {
    const files = await readDroppedFiles(dropped);
    const found = await read(files.images);
    if (!found) return;
    const issues = [...files.issues, ...found.issues];
    if (found.images.length === 0) return setNotes([messages.noImages, ...issues]);
    const { leftOut, ...first } = draftFromImages(found.images.map(({ facts }) => facts));
    const filled = await withSheets(first, files.sheets);
    setNotes([...filled.notes, ...issues, ...leftOut.map((name) => `${name} ${messages.leftOut}`)]);
    setHistory(startHistory({ ...filled.draft, guesses: guessesOf(first) }));
    select(null);
  };

  const change: Builder['change'] = useCallback((edit, guess) => {
    setHistory(
      (before) =>
        before &&
        changed(before, {
          ...edit(before.present),
          guesses: before.present.guesses.filter((one) => one !== guess),
        }),
    );
  }, []);

  const discard = (): void => {
    setHistory(null);
    setImages(new Map());
    setNotes([]);
    select(null);
    void removeDraft(key);
  };

  const builder: Builder | null = history && {
    draft: history.present,
    images,
    selection,
    select,
    change,
    keepGuesses: () => setHistory((before) => before && changed(before, { ...before.present, guesses: [] })),
    undo: history.past.length > 0 ? () => setHistory((before) => before && undone(before)) : null,
    redo: history.future.length > 0 ? () => setHistory((before) => before && redone(before)) : null,
    addFiles: async (files, use) => {
      const found = await read(files.map((file) => ({ name: file.name, file })));
      if (!found) return;
      if (found.issues.length > 0) setNotes((before) => [...before, ...found.issues]);
      if (found.images.length > 0) use(found.images);
    },
  };
  return { loading, builder, start, reading, notes, dismissNotes: () => setNotes([]), discard };
};

export type BuilderState = ReturnType<typeof useBuilderState>;
