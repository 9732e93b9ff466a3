import { type Drawing, Icon, type IconName } from './icons.tsx';

interface ControlProps {
  icon: IconName | Drawing;
  label: string;
  /** True for the zoom buttons, which touch screens do not need. */
  zooms?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

/** One of the buttons over the image. */
export function Control({ icon, label, zooms = false, pressed, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={zooms ? 'control zooms' : 'control'}
      part="control"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon shape={icon} />
    </button>
  );
}
