import { versionMessages } from '@vitrine/contract/versions/messages';
import { type Clash, type ClashChoice, clashId } from '@vitrine/domain/versions/rebase-edits';
import { fieldName, shownField } from '../field-words.ts';
import classes from './ClashList.module.css';

interface ClashListProps {
  clashes: readonly Clash[];
  currency: string;
  choices: ReadonlyMap<string, ClashChoice>;
  onChoose: (id: string, choice: ClashChoice) => void;
}

const WORD = { mine: versionMessages.mine, theirs: versionMessages.theirs } as const;

const ClashRow = ({ clash, currency, choices, onChoose }: Omit<ClashListProps, 'clashes'> & { clash: Clash }) => {
  const id = clashId(clash);
  const chosen = choices.get(id) ?? 'theirs';
  return (
    <fieldset className={classes.row}>
      <legend className={classes.name}>
        {clash.name} <span className={classes.field}>{fieldName(clash.field)}</span>
        <span className={classes.base}>was {shownField(clash.field, clash.base, currency)}</span>
      </legend>
      {(['mine', 'theirs'] as const).map((choice) => (
        <label key={choice} className={classes.choice} data-chosen={chosen === choice || undefined}>
          <input type="radio" name={id} checked={chosen === choice} onChange={() => onChoose(id, choice)} />
          <span className={classes.who}>{WORD[choice]}</span>
          <span className={classes.value}>{shownField(clash.field, clash[choice], currency)}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** Fields that both sides changed: one question each, answered by theirs until mine is chosen. */
export const ClashList = ({ clashes, ...rest }: ClashListProps) => (
  <div className={classes.list}>
    <p className={classes.help}>{versionMessages.bothChanged(clashes.length)}</p>
    {clashes.map((clash) => (
      <ClashRow key={clashId(clash)} clash={clash} {...rest} />
    ))}
  </div>
);
