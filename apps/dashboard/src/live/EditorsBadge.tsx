import { Group, Text, Tooltip, UnstyledButton } from '@mantine/core';
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

/**
 * Who else works on the configurator: initials in the page's head, a sentence when pointed at, focused or tapped, and
 * for screen readers when it changes. Nothing while nobody does. It never moves what is below it.
 */
export const EditorsBadge = ({ configuratorId }: { configuratorId: number }) => {
  const { user } = useSession();
  const editors = persons(useEditors(configuratorId));
  const others = editors.filter(({ user_id }) => user_id !== user.id);
  const sentence =
    others.length > 0
      ? messages.othersWork(
          others.slice(0, limits.names).map(({ name }) => name),
          others.length,
        )
      : messages.otherTab;
  return (
    <div role="status">
      {editors.length > 0 && (
        <Tooltip label={sentence} events={{ hover: true, focus: true, touch: true }}>
          <UnstyledButton display="flex" mih={36} px={6} bdrs="sm">
            <Group gap={2} wrap="nowrap" aria-hidden="true">
              {editors.slice(0, limits.names).map(({ user_id, name }) => (
                <Text key={user_id} w={28} lh="28px" ta="center" fz={11} fw={600} bdrs="50%" bg="var(--vt-active)">
                  {initialsOf(name)}
                </Text>
              ))}
            </Group>
            <span className="vt-unseen">{sentence}</span>
          </UnstyledButton>
        </Tooltip>
      )}
    </div>
  );
};
