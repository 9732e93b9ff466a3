import { type ConfiguratorType, TYPE_LABEL } from '@vitrine/contract/configurators/limits';
import { TypeIcon } from '../../../ui/TypeIcon.tsx';
import classes from './TypeChoice.module.css';

interface TypeChoiceProps {
  value: ConfiguratorType | '';
  onChange: (type: ConfiguratorType) => void;
}

const TYPES = Object.keys(TYPE_LABEL) as ConfiguratorType[];

/** The four types, one to choose. */
export const TypeChoice = ({ value, onChange }: TypeChoiceProps) => (
  <fieldset className={classes.types}>
    <legend>Type</legend>
    {TYPES.map((type) => (
      <label key={type} className={classes.type}>
        <input type="radio" name="type" value={type} checked={value === type} onChange={() => onChange(type)} />
        <TypeIcon type={type} />
        {TYPE_LABEL[type]}
      </label>
    ))}
  </fieldset>
);
