import { IconArrowRight } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { DryRun } from '../dry-run.ts';
import classes from './ImportPreview.module.css';

const ROWS_SHOWN = 200;

const Changed = ({ changed }: Pick<DryRun, 'changed'>) => (
  <table className={classes.table} aria-label="Changes">
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col">Item</th>
        <th scope="col">Column</th>
        <th scope="col">Change</th>
      </tr>
    </thead>
    <tbody>
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
    </tbody>
  </table>
);

const Faults = ({ faults }: Pick<DryRun, 'faults'>) => (
  <table className={classes.table} aria-label="Faults">
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col">Column</th>
        <th scope="col">Value</th>
        <th scope="col">Fault</th>
      </tr>
    </thead>
    <tbody>
      {faults.slice(0, ROWS_SHOWN).map(({ line, column, text, fault }) => (
        <tr key={`${line} ${column}`} className={classes.fault}>
          <td>{line}</td>
          <td>{column}</td>
          <td>{text}</td>
          <td>{fault}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Created = ({ created }: Pick<DryRun, 'created'>) => (
  <table className={classes.table} aria-label="New items">
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col">Item</th>
        <th scope="col">Values</th>
      </tr>
    </thead>
    <tbody>
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
    </tbody>
  </table>
);

/** What an import would do: how many rows are created, change, stay, or have a fault; then each one by one. */
export const ImportPreview = ({ run }: { run: DryRun }) => (
  <div className={classes.preview}>
    <p role="status" className={classes.summary}>
      {run.created.length > 0 && `${catalogueMessages.importCreated(run.created.length)}, `}
      {catalogueMessages.importSummary(run.changed.length, run.same, new Set(run.faults.map(({ line }) => line)).size)}
    </p>
    {run.unknown.map((head) => (
      <p key={head} className={classes.note}>
        {catalogueMessages.importUnknownColumn(head)}
      </p>
    ))}
    {run.faults.length > 0 && <Faults faults={run.faults} />}
    {run.created.length > 0 && <Created created={run.created} />}
    {run.changed.length > 0 && <Changed changed={run.changed} />}
  </div>
);
