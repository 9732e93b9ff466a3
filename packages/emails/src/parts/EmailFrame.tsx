import { Body, Head, Html, Img, Preview } from '@react-email/components';
import type { Language } from '@vitrine/contract/languages/limits';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import type { ReactNode } from 'react';
import { colour, font, phoneStyles, text, width } from '../look.ts';
import { webAddress } from '../plain-text.ts';
import { DirectionContext } from './direction.ts';

interface EmailFrameProps {
  /** Of the reader. */
  language: Language;
  organisation: { name: string; logoUrl: string | null };
  /** The preview text in lists of emails. */
  preview: string;
  /** Why the reader receives this email, at the bottom of the card. */
  reason: string;
  /** One line under the card. */
  below: string | null;
  children: ReactNode;
}

const table = { width: '100%', borderCollapse: 'separate', borderSpacing: 0 } as const;

/** The logo has a white background, because dark schemes must not put a dark logo on a dark background. */
const Masthead = ({ organisation }: Pick<EmailFrameProps, 'organisation'>) => {
  const logo = webAddress(organisation.logoUrl);
  return (
    <tr>
      <td
        className="vt-pad"
        style={{
          padding: `14px ${width.padding}px`,
          backgroundColor: colour.surface,
          borderBottom: `1px solid ${colour.line}`,
          borderRadius: '8px 8px 0 0',
        }}
      >
        {logo === null ? (
          <p dir="auto" style={text.section}>
            {organisation.name}
          </p>
        ) : (
          <Img
            src={logo}
            alt={organisation.name}
            height={width.logoHeight}
            style={{
              ...text.section,
              height: width.logoHeight,
              width: 'auto',
              maxWidth: width.logo,
              backgroundColor: colour.surface,
            }}
          />
        )}
      </td>
    </tr>
  );
};

/**
 * The white card of 640 px on a quiet background, with the organisation's logo at the top and the reason at the bottom.
 */
export const EmailFrame = ({ language, organisation, preview, reason, below, children }: EmailFrameProps) => {
  const direction = directionOf(language);
  // Some programs drop the attributes of the document's root.
  const tableDirection = direction === 'rtl' ? direction : undefined;
  return (
    <DirectionContext value={direction}>
      <Html lang={localeOf(language)} dir={direction} style={{ colorScheme: 'light' }}>
        <Head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <meta name="supported-color-schemes" content="light" />
          <title>{preview}</title>
          <style>{phoneStyles}</style>
        </Head>
        <Body
          style={{ margin: 0, padding: 0, backgroundColor: colour.canvas, fontFamily: font, wordBreak: 'break-word' }}
        >
          <Preview>{preview}</Preview>
          <table role="presentation" dir={tableDirection} cellPadding={0} cellSpacing={0} style={table}>
            <tbody>
              <tr>
                <td align="center" className="vt-outer" style={{ padding: '20px 12px' }}>
                  <table
                    role="presentation"
                    className="vt-card"
                    cellPadding={0}
                    cellSpacing={0}
                    style={{
                      ...table,
                      maxWidth: width.email,
                      textAlign: direction === 'rtl' ? 'right' : 'left',
                      backgroundColor: colour.surface,
                      border: `1px solid ${colour.lineStrong}`,
                      borderRadius: 8,
                    }}
                  >
                    <tbody>
                      <Masthead organisation={organisation} />
                      <tr>
                        <td className="vt-pad" style={{ padding: `20px ${width.padding}px 24px` }}>
                          {children}
                          <p style={{ ...text.small, marginTop: 24 }}>{reason}</p>
                        </td>
                      </tr>
                    </tbody>
                  </table>
                  {below === null ? null : (
                    <p
                      className="vt-pad"
                      style={{ ...text.small, margin: '16px 0', textAlign: 'center', textWrap: 'balance' }}
                    >
                      {below}
                    </p>
                  )}
                </td>
              </tr>
            </tbody>
          </table>
        </Body>
      </Html>
    </DirectionContext>
  );
};
