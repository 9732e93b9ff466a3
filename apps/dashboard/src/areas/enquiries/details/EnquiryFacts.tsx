import { Box, type BoxProps, Group, SimpleGrid, Text } from '@mantine/core';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { type ReactNode, useState } from 'react';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { factsOf, measureFacts, type VisitorFact } from '../facts.ts';
import classes from './EnquiryFacts.module.css';
import { useLiveMeasures } from './useLiveMeasures.ts';

const Fact = ({ label, children, ...props }: BoxProps & { label: string; children: ReactNode }) => (
  <Box {...props}>
    <Text component="dt" dir="auto" size="xs" c="gray">
      {label}
    </Text>
    <Box component="dd" dir="auto" mt={2} fz={13.5} lh="20px" className="vt-anywhere">
      {children}
    </Box>
  </Box>
);

/** The exact consent text, with its date, language and version. */
const Consent = ({ consent }: { consent: NonNullable<Enquiry['consent']> }) => (
  <Fact label={followUpMessages.consent} style={{ gridColumn: '1 / -1' }}>
    <div lang={consent.language}>{consent.text}</div>
    <Text size="xs" mt={2} c="gray">
      {followUpMessages.consentVersion(longDate(consent.accepted_at, new Date()), consent.language, consent.version)}
    </Text>
  </Fact>
);

const Image = ({ src, name }: { src: string; name: string }) => {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <Box className="vt-framed" mb={12} style={{ aspectRatio: '16 / 10' }}>
      <img src={src} alt={followUpMessages.theSavedDesignOf(name)} onError={() => setFailed(true)} />
    </Box>
  );
};

const Value = ({ contact, value }: Pick<VisitorFact, 'contact' | 'value'>) => {
  if (contact === 'email')
    return (
      <a className={classes.link} href={`mailto:${encodeURIComponent(value)}`}>
        {value}
      </a>
    );
  if (contact === 'phone') return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>;
  return value;
};

/** The measures of the visitor's room, as the live configurator calls them. */
const Measures = ({ enquiry }: { enquiry: Enquiry }) => {
  const known = useLiveMeasures(enquiry.configurator?.id ?? null);
  return measureFacts(enquiry, known).map(({ label, value }) => (
    <Fact key={label} label={label}>
      {value}
    </Fact>
  ));
};

/** The image of the design, its source, and the visitor's fields. */
export const EnquiryFacts = ({ enquiry }: { enquiry: Enquiry }) => {
  const phone = usePhone();
  return (
    <Box p={{ base: 16, sm: 24 }}>
      {enquiry.previewImage !== null && <Image src={enquiry.previewImage} name={enquiry.name} />}
      <Group component="p" gap={16} align="baseline" justify="space-between" wrap="nowrap">
        <Text span fw={500} className="vt-anywhere">
          {enquiry.configurator?.name ?? enquiryMessages.unknownSource}
        </Text>
        {enquiry.sceneName !== enquiry.configurator?.name && (
          <Text span size="sm" c="dimmed" className="vt-anywhere">
            {enquiry.sceneName}
          </Text>
        )}
      </Group>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 3 }} spacing={16} mt={20}>
        {factsOf(enquiry).map(({ label, ...fact }) => (
          <Fact key={`${label} ${fact.contact}`} label={label}>
            <Value {...fact} />
          </Fact>
        ))}
        {Object.keys(enquiry.measures).length > 0 && <Measures enquiry={enquiry} />}
        {enquiry.consent && <Consent consent={enquiry.consent} />}
        {phone && <Fact label={followUpMessages.date}>{longDate(enquiry.created_at, new Date())}</Fact>}
      </SimpleGrid>
    </Box>
  );
};
