import { Img } from '@react-email/components';
import type { ReactNode } from 'react';
import type { EmailItem } from '../email-data.ts';
import { colour, text, width } from '../look.ts';
import { unlinked, webAddress } from '../plain-text.ts';

export interface Fact {
  label: string;
  value: string;
  href?: string;
}

const cell = { padding: '7px 0', borderBottom: `1px solid ${colour.line}`, verticalAlign: 'middle' } as const;
const list = { width: '100%', borderCollapse: 'separate', borderSpacing: 0 } as const;
const LABEL_WIDTH = 76;

/** Labels and values below each other. An `href` makes the value a link. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={list}>
    <tbody>
      {facts.map(({ label, value, href }) => (
        <tr key={label}>
          <td dir="auto" width={LABEL_WIDTH} style={{ ...text.label, ...cell, width: LABEL_WIDTH, paddingRight: 8 }}>
            {label}
          </td>
          <td dir="auto" style={{ ...text.row, ...cell, wordBreak: 'break-word' }}>
            {href === undefined ? (
              value
            ) : (
              <a dir="auto" href={href} style={{ color: colour.accentInk, textDecoration: 'none' }}>
                {value}
              </a>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Thumbnail = ({ url }: { url: string | null }) => {
  const src = webAddress(url);
  const size = width.thumbnail;
  return (
    <td width={size} style={{ ...cell, width: size, padding: '4px 10px 4px 0' }}>
      {src === null ? (
        <div style={{ width: size, height: size, borderRadius: 3, backgroundColor: colour.canvas, fontSize: 0 }} />
      ) : (
        <Img src={src} alt="" width={size} height={size} style={{ borderRadius: 3, width: size, height: size }} />
      )}
    </td>
  );
};

/** Items with image, layer and name. Their texts come from the visitor's request, so they have no links. */
export const Items = ({ items }: { items: readonly EmailItem[] }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={list}>
    <tbody>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once, and items may repeat
        <tr key={index}>
          <Thumbnail url={item.thumbnailUrl} />
          <td dir="auto" width={LABEL_WIDTH} style={{ ...text.label, ...cell, width: LABEL_WIDTH, paddingRight: 8 }}>
            {unlinked(item.component)}
          </td>
          <td dir="auto" style={{ ...text.row, ...cell, wordBreak: 'break-word' }}>
            {unlinked(item.name)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Two columns side by side, below each other on phones. `apart` adds space between them there. */
export const TwoColumns = ({ left, right, apart = false }: { left: ReactNode; right: ReactNode; apart?: boolean }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ ...list, tableLayout: 'fixed' }}>
    <tbody>
      <tr>
        <td className="vt-stack" style={{ verticalAlign: 'top' }}>
          {left}
        </td>
        <td
          className={apart ? 'vt-gap vt-gap-tall' : 'vt-gap'}
          width={width.gap}
          style={{ width: width.gap, fontSize: 0, lineHeight: 0 }}
        >
          &nbsp;
        </td>
        <td className="vt-stack" style={{ verticalAlign: 'top' }}>
          {right}
        </td>
      </tr>
    </tbody>
  </table>
);
