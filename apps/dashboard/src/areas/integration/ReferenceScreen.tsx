import { Stack, Text } from '@mantine/core';
import '@fontsource-variable/geist-mono/wght.css';
import { ELEMENT } from '@vitrine/contract/embed/limits';
import {
  attributeReference,
  cartLineReference,
  eventReference,
  type MemberReference,
  methodReference,
  snapshotReference,
} from '@vitrine/contract/embed/reference';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { Section } from '../../ui/page/Section.tsx';
import classes from './ReferenceScreen.module.css';

const Members = ({ label, members }: { label: string; members: Readonly<Record<string, MemberReference>> }) => (
  <dl className={`vt-divided ${classes.members}`} aria-label={label}>
    {Object.entries(members).map(([name, { type, text }]) => (
      <div key={name} className={classes.member}>
        <dt>
          <code className={classes.name}>{name}</code> <code className={classes.type}>{type}</code>
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const attributes = () =>
  Object.fromEntries(
    Object.entries(attributeReference()).map(([name, { default: otherwise, ...documented }]) => [
      name,
      { ...documented, type: `${documented.type}, ${otherwise}` },
    ]),
  );

/** The element's attributes, methods and events, from the viewer's own definitions. */
export const ReferenceScreen = () => (
  <>
    <Section title={messages.attributes} help={`<${ELEMENT}>`}>
      <Members label={messages.attributes} members={attributes()} />
    </Section>
    <Section title={messages.methods}>
      <Stack gap={24}>
        {Object.values(methodReference()).map(({ signature, text }) => (
          <div key={signature} className={classes.entry}>
            <h3 className={classes.signature}>
              <code>{signature}</code>
            </h3>
            <p>{text}</p>
          </div>
        ))}
        <div className={classes.entry}>
          <Text component="h3" size="sm" fw={500}>
            {messages.snapshotOptions}
          </Text>
          <Members label={messages.snapshotOptions} members={snapshotReference()} />
        </div>
      </Stack>
    </Section>
    <Section title={messages.events} help={messages.eventsHelp}>
      <Stack gap={24}>
        {Object.entries(eventReference()).map(([name, { text, detail }]) => (
          <div key={name} className={classes.entry}>
            <h3 className={classes.signature}>
              <code>{name}</code>
            </h3>
            <p>{text}</p>
            <Members label={name} members={detail} />
          </div>
        ))}
        <div className={classes.entry}>
          <Text component="h3" size="sm" fw={500}>
            {messages.cartLine}
          </Text>
          <Members label={messages.cartLine} members={cartLineReference()} />
        </div>
      </Stack>
    </Section>
  </>
);
