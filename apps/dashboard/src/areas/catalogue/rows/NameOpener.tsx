import classes from './NameOpener.module.css';

/** A name on phones, which opens the item edit screen for those who may. */
export const NameOpener = ({ name, onOpen }: { name: string; onOpen: (() => void) | undefined }) =>
  onOpen ? (
    <button type="button" className={classes.opener} aria-label={`Edit ${name}`} onClick={onOpen}>
      {name}
    </button>
  ) : (
    name
  );
