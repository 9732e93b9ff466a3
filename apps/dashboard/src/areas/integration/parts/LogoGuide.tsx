import { Box, Group, Text } from '@mantine/core';
import { CONFIGURATOR_TYPE, TYPE_LABEL, typeName } from '@vitrine/contract/configurators/limits';
import { customisationLimits, LOGO_SLOTS } from '@vitrine/contract/customisation/limits';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { Section } from '../../../ui/Section.tsx';
import classes from './Guides.module.css';
import { LogoDrawing } from './LogoDrawing.tsx';

const { logoWidth, logoHeight } = customisationLimits;

/** Sizes and places of logos; a floor is seen from above its lower half, so type 2 has a page of its own. */
export const LogoGuide = ({ typeId }: { typeId: number }) => {
  const floors = typeId === CONFIGURATOR_TYPE.floors;
  return (
    <Section title={messages.logoGuide} help={messages.logoGuideHelp(logoWidth, logoHeight)}>
      <ul className={classes.steps} aria-label={messages.logoGuide}>
        {LOGO_SLOTS.map((slot) => (
          <li key={slot} className={classes.step}>
            <Box bd="1px solid var(--vt-line)" bdrs={8} bg="var(--vt-sunken)" style={{ overflow: 'hidden' }}>
              <LogoDrawing slot={slot} floors={floors} />
            </Box>
            <Group component="h3" gap={8} align="baseline" wrap="nowrap" mt={10} fz={14} fw={500} lh="20px">
              {messages.logoSlots[slot].title}
            </Group>
            <Text size="sm" c="dimmed">
              {messages.logoSlots[slot].text}
            </Text>
          </li>
        ))}
      </ul>
      <p className={classes.variant}>
        {floors ? (
          <>
            <strong>{messages.logoFloors}</strong> {messages.logoFloorsHelp}
          </>
        ) : (
          messages.logoOther(TYPE_LABEL[typeName(typeId)])
        )}
      </p>
    </Section>
  );
};
