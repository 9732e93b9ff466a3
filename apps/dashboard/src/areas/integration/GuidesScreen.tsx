import { SimpleGrid, Text } from '@mantine/core';
import { CONFIGURATOR_TYPE, typeName } from '@vitrine/contract/configurators/limits';
import { typeLabels } from '@vitrine/contract/configurators/type-labels';
import { customisationLimits, LOGO_SLOTS, type LogoSlot } from '@vitrine/contract/customisation/limits';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ACCENT, DRAWING, GuideStep, PAPER, SOFT, STROKE, SUNKEN } from './guide-parts.tsx';
import { useEmbedded, wixSnippet } from './useEmbedded.ts';
import { WixSteps } from './WixSteps.tsx';

/** Position and size of the logo in each place. */
const LOGO: Record<LogoSlot, { x: number; y: number; width: number; height: number }> = {
  startScreen: { x: 72, y: 46, width: 56, height: 27 },
  saveDesign: { x: 132, y: 34, width: 32, height: 15 },
  viewer: { x: 22, y: 22, width: 36, height: 17 },
  emails: { x: 82, y: 20, width: 36, height: 17 },
};

const Room = ({ floors }: { floors: boolean }) =>
  floors ? (
    <>
      <path d="M8.500 58h183v48a5 5 0 0 1-5 5h-173a5 5 0 0 1-5-5z" {...SUNKEN} />
      <path d="M8.500 58.500h183M60 58.500 20 111M100 58.500v52.500M140 58.500 180 111M8.500 80h183" {...STROKE} />
    </>
  ) : (
    <path
      d="M60 30.500h80v50H60zM8.500 8.500l51.500 22M191.500 8.500l-51.500 22M8.500 111.500 60 80.500M191.500 111.500 140 80.500"
      {...STROKE}
    />
  );

const Behind = ({ slot, floors }: { slot: LogoSlot; floors: boolean }) => {
  if (slot === 'viewer') return <Room floors={floors} />;
  if (slot === 'saveDesign')
    return (
      <>
        <rect x="9" y="9" width="104" height="102" {...SUNKEN} />
        <path d="M113.500 8.500v103" {...STROKE} />
        {[58, 72, 86].map((y) => (
          <rect key={y} x="124" y={y} width="56" height="8" rx="2" {...SOFT} />
        ))}
      </>
    );
  if (slot === 'emails')
    return (
      <>
        <rect x="50" y="46" width="100" height="34" rx="3" {...SOFT} />
        <rect x="50" y="88" width="70" height="4" rx="2" {...SOFT} />
        <rect x="50" y="98" width="50" height="4" rx="2" {...SOFT} />
      </>
    );
  return <rect x="72" y="84" width="56" height="3" rx="1.500" {...SOFT} />;
};

/** Position of one logo on its screen. */
const LogoDrawing = ({ slot, floors }: { slot: LogoSlot; floors: boolean }) => (
  <svg viewBox="0 0 200 120" {...DRAWING} aria-hidden="true" data-floors={floors || undefined}>
    <rect x="8.5" y="8.5" width="183" height="103" rx="5" {...PAPER} />
    <Behind slot={slot} floors={floors} />
    <rect {...LOGO[slot]} rx="2" {...ACCENT} />
  </svg>
);

const { logoWidth, logoHeight } = customisationLimits;

/** Sizes and positions of logos; type 2 has a separate page for floors. */
const LogoGuide = ({ typeId }: { typeId: number }) => {
  const floors = typeId === CONFIGURATOR_TYPE.floors;
  return (
    <Section title={messages.logoGuide} help={messages.logoGuideHelp(logoWidth, logoHeight)}>
      <SimpleGrid component="ul" minColWidth={220} spacing={24} mb={20} aria-label={messages.logoGuide}>
        {LOGO_SLOTS.map((slot) => (
          <GuideStep key={slot} drawing={<LogoDrawing slot={slot} floors={floors} />} {...messages.logoSlots[slot]} />
        ))}
      </SimpleGrid>
      <Text size="sm" maw={640} c="dimmed">
        {floors ? (
          <>
            <Text component="strong" inherit c="bright" fw={500}>
              {messages.logoFloors}
            </Text>{' '}
            {messages.logoFloorsHelp}
          </>
        ) : (
          messages.logoOther(typeLabels[typeName(typeId)])
        )}
      </Text>
    </Section>
  );
};

/** How to embed in Wix, and how to make logos. */
export const GuidesScreen = () => {
  const { configurator, parts } = useEmbedded();
  return (
    <>
      <Section title={messages.wixGuide}>
        <WixSteps />
        <CodeBlock label={messages.wix} code={wixSnippet(parts)} />
        <Text size="sm" maw={640} mt={16} c="dimmed">
          {messages.wixDomain}
        </Text>
      </Section>
      <LogoGuide typeId={configurator.configurator_type_id} />
    </>
  );
};
