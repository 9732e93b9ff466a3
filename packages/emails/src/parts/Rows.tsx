import { Img } from '@react-email/components';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import type { EmailItem } from '../email-data.ts';
import { colour, text, width } from '../look.ts';
import { unlinked, webAddress } from '../plain-text.ts';
import { DirectionContext, useSpaceAfter } from './direction.ts';

export interface Fact {
  label: string;
  value: string;
  href?: string;
}

const cell = { padding: '7px 0', borderBottom: `1px solid ${colour.line}`, verticalAlign: 'middle' } as const;
const list = { width: '100%', borderCollapse: 'separate', borderSpacing: 0 } as const;
const LABEL_WIDTH = 76;

/** Letters of a word that fits beside the value but not in the usual width: the column grows by it. */
const LONG_WORD = { from: 10, to: 24 };

const keepWords = (label: string): CSSProperties => {
  const longest = Math.max(...label.split(/[\s-]/).map(({ length }) => length));
  return longest > LONG_WORD.from && longest <= LONG_WORD.to ? { wordBreak: 'normal' } : {};
};

/** Labels and values below each other. An `href` makes the value a link. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const spaceAfter = useSpaceAfter(8);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={list}>
      <tbody>
        {facts.map(({ label, value, href }) => (
          <tr key={label}>
            <td
              dir="auto"
              width={LABEL_WIDTH}
              style={{ ...text.label, ...cell, width: LABEL_WIDTH, ...spaceAfter, ...keepWords(label) }}
            >
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
};

const COLOUR = /^#[\da-f]{6}$/i;

const Thumbnail = ({ item }: { item: EmailItem }) => {
  const src = webAddress(item.thumbnailUrl);
  const backgroundColor = COLOUR.test(item.colour ?? '') ? (item.colour ?? undefined) : colour.canvas;
  const size = width.thumbnail;
  const isRightToLeft = useContext(DirectionContext) === 'rtl';
  const padding = isRightToLeft ? '4px 0 4px 10px' : '4px 10px 4px 0';
  return (
    <td width={size} style={{ ...cell, width: size, padding }}>
      {src === null ? (
        <div style={{ width: size, height: size, borderRadius: 3, backgroundColor, fontSize: 0 }} />
      ) : (
        <Img src={src} alt="" width={size} height={size} style={{ borderRadius: 3, width: size, height: size }} />
      )}
    </td>
  );
};

/** Items with image, layer and name. Their texts come from the visitor's request, so they have no links. */
export const Items = ({ items }: { items: readonly EmailItem[] }) => {
  const spaceAfter = useSpaceAfter(8);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={list}>
      <tbody>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once, and items may repeat
          <tr key={index}>
            <Thumbnail item={item} />
            <td
              dir="auto"
              width={LABEL_WIDTH}
              style={{ ...text.label, ...cell, width: LABEL_WIDTH, ...spaceAfter, ...keepWords(item.component) }}
            >
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
};

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
