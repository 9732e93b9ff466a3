import { useId } from 'react';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';
import { FieldError } from './Field.tsx';
import { getTermsLink } from './terms-texts.ts';

interface TermsProps {
  agreed: boolean;
  error: string | undefined;
  onAgree: (agreed: boolean) => void;
}

/** The checkbox with the link to the organisation's terms, or to the privacy page. */
export function Terms({ agreed, error, onAgree }: TermsProps) {
  const viewer = useViewer();
  const { texts } = viewer;
  const id = useId();
  const [before, link, after] = texts.form.agree;
  const address = getTermsLink(viewer);
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <div className="terms">
        <span className="box">
          <input
            id={id}
            type="checkbox"
            name="terms"
            checked={agreed}
            aria-required={true}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onAgree(event.currentTarget.checked)}
          />
          <Icon shape="check" size={16} />
        </span>
        <label htmlFor={id}>
          {before}
          <a href={address} target="_blank" rel="noopener noreferrer">
            {link}
            <span className="unseen"> {texts.form.newWindow}</span>
          </a>
          {after}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
