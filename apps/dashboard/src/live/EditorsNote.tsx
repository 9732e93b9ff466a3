import { Center, Group, Text } from '@mantine/core';
import { editorLimits as limits } from '@vitrine/contract/versions/limits';
import { versionMessages as messages } from '@vitrine/contract/versions/messages';
import type { Editor } from '@vitrine/contract/versions/schemas';
import { useSession } from '../session/session.ts';
import { useEditors } from './useEditors.ts';

/** Each person once: one with several tabs is one person. */
const persons = (editors: readonly Editor[]): Editor[] => [
  ...new Map(editors.map((one) => [one.user_id, one])).values(),
];

/** The first letters of the first and last word. */
const initialsOf = (name: string): string => {
  const words = name.split(' ').filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

/** Who else works on the configurator, with initials and a sentence; nothing while nobody does. */
export const EditorsNote = ({ configuratorId }: { configuratorId: number }) => {
  const { user } = useSession();
  const editors = persons(useEditors(configuratorId));
  const others = editors.filter(({ user_id }) => user_id !== user.id);
  const sentence =
    others.length > 0
      ? messages.othersWork(
          others.slice(0, limits.names).map(({ name }) => name),
          others.length,
        )
      : editors.length > 0
        ? messages.otherTab
        : null;
  return (
    <div role="status">
      {sentence !== null && (
        <Group gap={8} wrap="nowrap" pb={12}>
          <Group gap={2} wrap="nowrap" aria-hidden="true">
            {editors.slice(0, limits.names).map(({ user_id, name }) => (
              <Center key={user_id} w={24} h={24} fz={10} fw={600} bdrs="50%" bg="var(--vt-active)" flex="none">
                {initialsOf(name)}
              </Center>
            ))}
          </Group>
          <Text size="sm" c="gray" dir="auto">
            {sentence}
          </Text>
        </Group>
      )}
    </div>
  );
};
