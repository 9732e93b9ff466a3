import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './EditsTable.module.css';

/** Item, Field, Before and After. */
export const ChangesHead = () => (
  <thead>
    <tr>
      <th scope="col">Item</th>
      <th scope="col">Field</th>
      <th scope="col">Before</th>
      <th scope="col">
        <span className="vt-unseen">becomes</span>
      </th>
      <th scope="col">After</th>
    </tr>
  </thead>
);

/** The line above a layer's changes. */
export const ChangesGroup = ({ name, count }: { name: string; count: number }) => (
  <tr className={classes.layer}>
    <th colSpan={5} scope="rowgroup">
      {name}{' '}
      <Text span inherit ml={2} c="gray" fw={400}>
        {count}
      </Text>
    </th>
  </tr>
);

/** What a field was and what it becomes: the last three cells of a line. */
export const BeforeAndAfter = ({ before, after }: { before: string; after: string }) => (
  <>
    <td className={classes.before}>{before}</td>
    <td className={classes.arrow}>
      <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
    </td>
    <td className={classes.after}>{after}</td>
  </>
);
