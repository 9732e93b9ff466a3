import { IconArrowRight } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { ReactNode } from 'react';
import type { DryRun } from './dry-run.ts';
import classes from './ImportPreview.module.css';

const ROWS_SHOWN = 200;

interface ListedProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

const Listed = ({ label, heads, children }: ListedProps) => (
  <table className={classes.table} aria-label={label}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const Changed = ({ changed }: Pick<DryRun, 'changed'>) => (
  <Listed label="Changes" heads={['Line', 'Item', 'Column', 'Change']}>
    {changed.slice(0, ROWS_SHOWN).flatMap(({ line, name, changes }) =>
      changes.map(({ column, before, after }) => (
        <tr key={`${line} ${column}`}>
          <td>{line}</td>
          <th scope="row">{name}</th>
          <td>{column}</td>
          <td>
            <span className={classes.before}>{before || 'none'}</span>{' '}
            <IconArrowRight size={14} stroke={1.6} role="img" aria-label="becomes" /> {after || 'none'}
          </td>
        </tr>
      )),
    )}
  </Listed>
);

const Issues = ({ issues }: Pick<DryRun, 'issues'>) => (
  <Listed label="Issues" heads={['Line', 'Column', 'Value', 'Issue']}>
    {issues.slice(0, ROWS_SHOWN).map(({ line, column, text, issue }) => (
      <tr key={`${line} ${column}`} className={classes.issue}>
        <td>{line}</td>
        <td>{column}</td>
        <td>{text}</td>
        <td>{issue}</td>
      </tr>
    ))}
  </Listed>
);

const Created = ({ created }: Pick<DryRun, 'created'>) => (
  <Listed label="New items" heads={['Line', 'Item', 'Values']}>
    {created.slice(0, ROWS_SHOWN).map(({ line, item, values, notes }) => (
      <tr key={line}>
        <td>{line}</td>
        <th scope="row">{item.name}</th>
        <td>
          {values
            .filter(({ column }) => column !== 'Name')
            .map(({ column, text }) => `${column} ${text}`)
            .join(' · ')}
          {notes.map((note) => (
            <span key={note} className={classes.rowNote}>
              {note}
            </span>
          ))}
        </td>
      </tr>
    ))}
  </Listed>
);

/** What an import would do: how many rows are created, change, stay, or have an issue; then each one by one. */
export const ImportPreview = ({ run }: { run: DryRun }) => (
  <div className={classes.preview}>
    <p role="status" className={classes.summary}>
      {run.created.length > 0 && `${catalogueMessages.importCreated(run.created.length)}, `}
      {catalogueMessages.importSummary(run.changed.length, run.same, new Set(run.issues.map(({ line }) => line)).size)}
    </p>
    {run.unknown.map((head) => (
      <p key={head} className={classes.note}>
        {catalogueMessages.importUnknownColumn(head)}
      </p>
    ))}
    {run.issues.length > 0 && <Issues issues={run.issues} />}
    {run.created.length > 0 && <Created created={run.created} />}
    {run.changed.length > 0 && <Changed changed={run.changed} />}
  </div>
);
