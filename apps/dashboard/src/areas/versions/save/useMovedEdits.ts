import { useQueryClient } from '@tanstack/react-query';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import {
  type ClashChoice,
  clashId,
  type Rebased,
  rebaseEdits,
  settleClashes,
} from '@vitrine/domain/versions/rebase-edits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { type Versioned, versionFileQuery } from '../../../tenant/version-file.ts';

/** Edits with the file and version that they belong to. */
export interface Work {
  file: ConfiguratorFile;
  edits: Edits;
  basedOn: number;
}

interface Asking {
  target: ConfiguratorFile;
  version: number;
  rebased: Rebased;
  choices: ReadonlyMap<string, ClashChoice>;
}

export interface MovedEdits {
  work: Work;
  /** Not null while the user answers questions about fields that both sides changed. */
  asking: Asking | null;
  moving: boolean;
  error: unknown;
  /** The result of the last move: its version, and the names of rows that this version does not have. */
  done: { version: number; gone: readonly string[] } | null;
  move: (version: number) => Promise<void>;
  choose: (id: string, choice: ClashChoice) => void;
  settle: () => void;
  back: () => void;
}

/**
 * Moves pending edits onto a newer version: onto `onto` at once. The tables keep the original edits until the modal
 * saves.
 */
export const useMovedEdits = (input: Work, configurator: Versioned, onto?: number): MovedEdits => {
  const { appConfig } = useSession();
  const queryClient = useQueryClient();
  const [work, setWork] = useState(input);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [state, setState] = useState<Pick<MovedEdits, 'moving' | 'error' | 'done'>>({
    ...{ moving: false, error: null, done: null },
  });

  const finish = ({ target, version, rebased, choices }: Asking): void => {
    setWork({ file: target, edits: settleClashes(target, rebased, choices), basedOn: version });
    setAsking(null);
    setState({ moving: false, error: null, done: { version, gone: rebased.gone } });
  };
  const move = async (version: number): Promise<void> => {
    setState((before) => ({ ...before, moving: true, error: null }));
    try {
      const { file } = await queryClient.fetchQuery(versionFileQuery(appConfig.content_url, configurator, version));
      const rebased = rebaseEdits(work.file, work.edits, file);
      // A version is taken over for the sake of the own values: they are the first choice.
      const mine = onto === undefined ? [] : rebased.clashes.map((clash) => [clashId(clash), 'mine'] as const);
      const found: Asking = { target: file, version, rebased, choices: new Map(mine) };
      if (found.rebased.clashes.length === 0) finish(found);
      else {
        setAsking(found);
        setState((before) => ({ ...before, moving: false }));
      }
    } catch (error) {
      setState((before) => ({ ...before, moving: false, error }));
    }
  };
  const moveAtOnce = useEffectEvent(move);
  useEffect(() => {
    if (onto !== undefined) void moveAtOnce(onto);
  }, [onto]);
  return {
    ...{ work, asking, ...state, move },
    choose: (id, choice) =>
      setAsking((before) => before && { ...before, choices: new Map(before.choices).set(id, choice) }),
    settle: () => asking && finish(asking),
    back: () => setAsking(null),
  };
};
