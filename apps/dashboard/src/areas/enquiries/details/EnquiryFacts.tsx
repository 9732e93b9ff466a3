import { Box, Group, SimpleGrid, Text } from '@mantine/core';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { useState } from 'react';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { factsOf } from '../facts.ts';
import classes from './EnquiryFacts.module.css';

/** The exact consent text, with its date, language and version. */
const Consent = ({ consent }: { consent: NonNullable<Enquiry['consent']> }) => (
  <div className={classes.consent}>
    <dt>{followUpMessages.consent}</dt>
    <dd lang={consent.language}>{consent.text}</dd>
    <dd className={classes.when}>
      {longDate(consent.accepted_at, new Date())}, {consent.language}, version {consent.version}
    </dd>
  </div>
);

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

/** The image of the design, its source, and the visitor's fields. */
export const EnquiryFacts = ({ enquiry }: { enquiry: Enquiry }) => {
  const phone = usePhone();
  return (
    <Box p={{ base: 16, sm: 24 }}>
      {enquiry.previewImage !== null && <Image src={enquiry.previewImage} name={enquiry.name} />}
      <Group component="p" gap={16} align="baseline" justify="space-between" wrap="nowrap">
        <Text span fw={500}>
          {enquiry.configurator?.name ?? enquiryMessages.unknownSource}
        </Text>
        <Text span size="sm" c="dimmed">
          {enquiry.sceneName}
        </Text>
      </Group>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 3 }} spacing={16} mt={20}>
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
      </SimpleGrid>
    </Box>
  );
};
