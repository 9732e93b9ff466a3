import { IconAlertCircle } from '@tabler/icons-react';
import type { VersionRow } from '@vitrine/contract/configurators/schemas';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { failureText, refusalCode } from '../../../calls/failures.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import classes from './SaveProblem.module.css';

interface SaveProblemProps {
  failure: Error | null;
  /** The version that was refused. */
  wanted: number | null;
  basedOn: number;
  rows: readonly VersionRow[];
  nextFree: number | null;
  onUse: (version: number) => void;
}

const conflictText = (rows: readonly VersionRow[], wanted: number, basedOn: number): string => {
  const row = rows.find(({ version }) => version === wanted);
  if (!row) return versionMessages.exists;
  return versionMessages.savedMeanwhile(longDate(row.created_at, new Date()), row.author, formatVersion(basedOn));
};

/** Why a save was refused. When the number was taken meanwhile: by whom, and the next free one. */
export const SaveProblem = ({ failure, wanted, basedOn, rows, nextFree, onUse }: SaveProblemProps) => {
  if (failure === null) return null;
  const icon = <IconAlertCircle size={16} stroke={1.6} />;
  const conflict = refusalCode(failure) === 'versions.exists' && wanted !== null;
  return (
    <div className={classes.problem}>
      {conflict ? (
        <Banner
          tone="red"
          icon={icon}
          title={versionMessages.existsTitle(formatVersion(wanted))}
          actions={
            nextFree !== null &&
            nextFree !== wanted && <Button onClick={() => onUse(nextFree)}>Use {formatVersion(nextFree)}</Button>
          }
        >
          {conflictText(rows, wanted, basedOn)}
        </Banner>
      ) : (
        <Banner tone="red" icon={icon} title={failureText(failure)} />
      )}
    </div>
  );
};
