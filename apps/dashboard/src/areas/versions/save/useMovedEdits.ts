import { useQueryClient } from '@tanstack/react-query';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import {
  type ClashChoice,
  clashId,
  type RebaseResult,
  rebaseEdits,
  settleClashes,
} from '@vitrine/domain/versions/rebase-edits';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { type VersionOwner, versionFileQuery } from '../../../tenant/version-file.ts';

/** Edits with the file and version that they belong to. */
export interface Work {
  file: ConfiguratorFile;
  edits: Edits;
  basedOn: number;
}

/** Edits on a newer version, with the answers to the questions about what both sides changed. */
interface EditsOnNewer {
  target: ConfiguratorFile;
  version: number;
  rebased: RebaseResult;
  choices: ReadonlyMap<string, ClashChoice>;
}

export interface MovedEdits {
  work: Work;
  /** Null until the edits were moved. */
  moved: EditsOnNewer | null;
  moving: boolean;
  error: unknown;
  move: (version: number) => Promise<void>;
  choose: (id: string, choice: ClashChoice) => void;
}

const workOf = ({ target, version, rebased, choices }: EditsOnNewer): Work => ({
  file: target,
  edits: settleClashes(target, rebased, choices),
  basedOn: version,
});

/**
 * Moves pending edits onto a newer version: onto `onto` at once. The tables keep the original edits until the modal
 * saves.
 */
export const useMovedEdits = (input: Work, configurator: VersionOwner, onto?: number): MovedEdits => {
  const { appConfig } = useSession();
  const queryClient = useQueryClient();
  const [moved, setMoved] = useState<EditsOnNewer | null>(null);
  const [state, setState] = useState<Pick<MovedEdits, 'moving' | 'error'>>({ moving: false, error: null });
  const work = useMemo(() => (moved === null ? input : workOf(moved)), [moved, input]);

  const move = async (version: number): Promise<void> => {
    setState({ moving: true, error: null });
    try {
      const { file } = await queryClient.fetchQuery(versionFileQuery(appConfig.content_url, configurator, version));
      const rebased = rebaseEdits(work.file, work.edits, file);
      // A version is taken over for the sake of the own values: they are the first choice.
      const mine = onto === undefined ? [] : rebased.clashes.map((clash) => [clashId(clash), 'mine'] as const);
      setMoved({ target: file, version, rebased, choices: new Map(mine) });
      setState({ moving: false, error: null });
    } catch (error) {
      setState({ moving: false, error });
    }
  };
  const moveAtOnce = useEffectEvent(move);
  useEffect(() => {
    if (onto !== undefined) void moveAtOnce(onto);
  }, [onto]);
  return {
    ...{ work, moved, ...state, move },
    choose: (id, choice) =>
      setMoved((before) => before && { ...before, choices: new Map(before.choices).set(id, choice) }),
  };
};
