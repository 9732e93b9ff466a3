import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { useState } from 'react';
import { usePhone } from '../../../ui/usePhone.ts';
import { factsOf } from '../facts.ts';
import { Consent } from './Consent.tsx';
import classes from './EnquiryFacts.module.css';

const Image = ({ src, name }: { src: string; name: string }) => {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <div className={classes.image}>
      <img src={src} alt={`The saved design of ${name}`} onError={() => setFailed(true)} />
    </div>
  );
};

const Value = ({ label, value }: { label: string; value: string }) => {
  if (label === 'Email')
    return (
      <a className={classes.link} href={`mailto:${encodeURIComponent(value)}`}>
        {value}
      </a>
    );
  if (label === 'Phone') return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>;
  return value;
};

/** The saved design as an image, where it comes from, and what the visitor wrote. */
export const EnquiryFacts = ({ enquiry }: { enquiry: Enquiry }) => {
  const phone = usePhone();
  return (
    <div className={classes.side}>
      {enquiry.previewImage !== null && <Image src={enquiry.previewImage} name={enquiry.name} />}
      <p className={classes.source}>
        <span className={classes.name}>{enquiry.configurator?.name ?? enquiryMessages.unknownSource}</span>
        <span className={classes.scene}>{enquiry.sceneName}</span>
      </p>
      <dl className={classes.facts}>
        {factsOf(enquiry).map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>
              <Value label={label} value={value} />
            </dd>
          </div>
        ))}
        {enquiry.consent && <Consent consent={enquiry.consent} />}
        {phone && (
          <div className={classes.fact}>
            <dt>Date</dt>
            <dd>{longDate(enquiry.created_at, new Date())}</dd>
          </div>
        )}
      </dl>
    </div>
  );
};
