import '@fontsource-variable/geist-mono/wght.css';
import { CopyButton } from './buttons/CopyButton.tsx';
import classes from './CodeBlock.module.css';

/** Code to copy. */
export const CodeBlock = ({ label, code }: { label: string; code: string }) => (
  <figure className={classes.block} aria-label={label}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard has to reach it. */}
    <pre className={classes.code} tabIndex={0}>
      <code>{code}</code>
    </pre>
    <CopyButton className={classes.copy ?? ''} label={label} text={code} />
  </figure>
);
