import { versionMessages } from '@vitrine/contract/versions/messages';
import { countDifferences } from '@vitrine/domain/versions/differences';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import type { Versioned } from '../../../tenant/version-file.ts';
import { counted } from '../../../ui/counted.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useComparison } from '../useComparison.ts';
import { DifferencesTable } from './DifferencesTable.tsx';
import classes from './VersionDifferences.module.css';

interface VersionDifferencesProps {
  configurator: Versioned & { currency: string };
  from: number;
  to: number;
}

/** What is different between two versions, under a line that names both. */
export const VersionDifferences = ({ configurator, from, to }: VersionDifferencesProps) => {
  const { groups, currency, error } = useComparison(configurator, from, to);
  const label = versionMessages.changesBetween(formatVersion(from), formatVersion(to));
  return (
    <section className={classes.place} aria-label={label}>
      <h3 className={classes.title}>
        {label}
        {groups !== null && <span className={classes.count}>{counted(countDifferences(groups), 'difference')}</span>}
      </h3>
      {groups !== null && (
        <DifferencesTable label={label} groups={groups} currency={currency ?? configurator.currency} />
      )}
      {groups === null && error === null && (
        <p className={classes.waiting} role="status">
          <Spinner /> {versionMessages.fetchingChanges}
        </p>
      )}
      {error !== null && <p className={classes.waiting}>{versionMessages.notCompared}</p>}
    </section>
  );
};
