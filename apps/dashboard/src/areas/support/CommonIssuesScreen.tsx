import { Box, Stack, Text } from '@mantine/core';
import { IconCalendar, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { COMMON_ISSUES, supportMessages as messages } from '@vitrine/contract/support/messages';
import type { supportRoutes } from '@vitrine/contract/support/routes';
import type { SupportDetails } from '@vitrine/contract/support/schemas';
import { call } from '../../calls/call.ts';
import { FailedList } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Section } from '../../ui/page/Section.tsx';
import classes from './CommonIssuesScreen.module.css';

const readSupport = () => call<typeof supportRoutes.readSupport>('GET', '/support', {});

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

const Details = ({ email, phone, booking_url }: SupportDetails) => {
  if (email === null && phone === null && booking_url === null) return <p>{messages.noContacts}</p>;
  return (
    <Box component="ul" bd="1px solid var(--vt-line)" bdrs={8} aria-label={messages.contacts}>
      {email !== null && (
        <li className={classes.contact}>
          <IconMail {...ICON} />
          <Text span inherit c="dimmed" fz={13.5}>
            {messages.email}
          </Text>
          <a className={classes.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {phone !== null && (
        <li className={classes.contact}>
          <IconPhone {...ICON} />
          <Text span inherit c="dimmed" fz={13.5}>
            {messages.phone}
          </Text>
          <a className={classes.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </li>
      )}
      {booking_url !== null && (
        <li className={classes.contact}>
          <IconCalendar {...ICON} />
          <Text span inherit c="dimmed" fz={13.5}>
            {messages.bookHelp}
          </Text>
          <a className={classes.link} href={booking_url} target="_blank" rel="noopener noreferrer">
            {messages.book}
          </a>
        </li>
      )}
    </Box>
  );
};

/** How to reach the people who run the service. */
const Contacts = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery({ queryKey: ['support'], queryFn: readSupport });
  return (
    <Section title={messages.contacts} help={messages.contactsHelp}>
      {data ? (
        <Details {...data} />
      ) : isPending ? (
        <RowsSkeleton label={messages.fetching} />
      ) : (
        <FailedList what="The contacts" error={error} onRetry={refetch} retrying={isFetching} />
      )}
    </Section>
  );
};

/** Whom to ask, and what usually helps: the Common Issues tab, and the body of the Support page. */
export const CommonIssuesScreen = () => (
  <>
    <Contacts />
    <Section title={messages.issues}>
      <ul className={classes.issues} aria-label={messages.issues}>
        {COMMON_ISSUES.map(({ title, cause, steps }) => (
          <li key={title}>
            <details className={classes.issue}>
              <summary className={classes.title}>{title}</summary>
              <Box px={16} maw={640} pb={16} c="dimmed" fz={13.5} lh="20px">
                <p>{cause}</p>
                <Stack component="ol" gap={4} mx={0} mt={8} mb={0} pl={20} c="var(--vt-ink)">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </Stack>
              </Box>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  </>
);
