import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { Draft, LayeredDraft } from '@vitrine/domain/builder/draft';
import { createContext, useContext } from 'react';
import type { LocalImage } from '../measure/local-image.ts';

/** A draft, and which parts of it no person has looked at yet: 'base', 'type' and the keys of layers. */
export type GuessedDraft<D extends Draft = Draft> = D & { guesses: readonly string[] };

/** The saved version that a draft changes. */
export interface Source {
  configurator: ConfiguratorWithVersions;
  version: number;
  /** The newest version when the draft began. */
  newestSeen: number;
  file: ConfiguratorFile;
  /** Its prepared images. */
  assets: AssetIndex;
  /** The address of the configurator's files. */
  folder: string;
}

/** What the form beside the preview edits. */
export type Selection =
  | { kind: 'room' }
  | { kind: 'layer'; key: string }
  | { kind: 'item'; layer: string; id: string | number };

/** The open draft and what can be done with it; without a type, one with layers. */
export interface Builder<D extends Draft = LayeredDraft> {
  draft: GuessedDraft<D>;
  /** Null for a configurator that does not exist yet. */
  source: Source | null;
  /** The images on this device by their hash. */
  images: ReadonlyMap<string, LocalImage>;
  selection: Selection | null;
  select: (selection: Selection | null) => void;
  /** Changes the draft as one step of undo. `guess` is the part that a person has now decided. */
  change: (edit: (draft: D) => D, guess?: string) => void;
  /** Says that the guesses are right. */
  keepGuesses: () => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Measures files, then calls back with the usable ones. */
  addFiles: (files: readonly File[], use: (images: LocalImage[]) => void) => void;
  /** The same for an image that the builder has drawn, without progress. */
  addDrawn: (file: File, use: (image: LocalImage) => void) => Promise<void>;
}

export type AnyBuilder = Builder<Draft>;

export const BuilderContext = createContext<AnyBuilder | null>(null);

/** The open draft; only inside the builder. Its type is that of the editor around it, which Editor.tsx chooses. */
export const useBuilder = <D extends Draft = LayeredDraft>(): Builder<D> => {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('No draft is open');
  return builder as unknown as Builder<D>;
};

/** The part of a draft that a guess about a layer is for. */
export const layerGuess = (key: string | null | undefined): string => `layer:${key ?? ''}`;

/** All guesses of a first draft. */
export const guessesOf = ({ file }: LayeredDraft): string[] => [
  ...(file.base ? ['base', 'type'] : []),
  ...file.layers.map(({ safe_name }) => layerGuess(safe_name)),
];
