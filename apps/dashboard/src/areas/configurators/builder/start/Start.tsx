import { Stack, Text, UnstyledButton } from '@mantine/core';
import { partMessages as messages } from '@vitrine/contract/configurators/part-messages';
import { firstFloor } from '@vitrine/domain/builder/floors/first-floor';
import { firstRobe } from '@vitrine/domain/builder/robes/first-robe';
import { TypeDrawing } from '../../../../ui/images/TypeIcon.tsx';
import { DropStart } from '../drop/DropStart.tsx';
import type { BuilderState } from '../useBuilderState.ts';
import classes from './Start.module.css';
import { Templates } from './Templates.tsx';

/** What can be made: a room from images, a flake floor, or a sliding wardrobe. */
export const Start = ({ state }: { state: BuilderState }) => {
  const startRobe = (): void => {
    const { draft, guesses } = firstRobe();
    state.begin(draft, guesses);
  };
  return (
    <Stack gap={24}>
      <DropStart reading={state.reading} notes={state.notes} onStart={state.start} />
      <section aria-label={messages.startTitle}>
        <Text component="h2" fz={16} fw={600} mb={12}>
          {messages.startTitle}
        </Text>
        <div className={classes.choices}>
          <UnstyledButton className={classes.choice} onClick={() => state.begin(firstFloor())}>
            <span className={classes.drawing}>
              <TypeDrawing type="floors" />
            </span>
            <span>
              <strong>{messages.startFloor}</strong>
              <span>{messages.startFloorHelp}</span>
            </span>
          </UnstyledButton>
          <UnstyledButton className={classes.choice} onClick={startRobe}>
            <span className={classes.drawing}>
              <TypeDrawing type="slidingrobe" />
            </span>
            <span>
              <strong>{messages.startRobe}</strong>
              <span>{messages.startRobeHelp}</span>
            </span>
          </UnstyledButton>
        </div>
      </section>
      <Templates onStart={state.beginFrom} disabled={state.reading !== null} />
    </Stack>
  );
};
