import type { ErrorTexts } from '../../viewer-texts.ts';

export const texts: ErrorTexts = {
  address: () => ({
    title: 'Inget att visa än',
    text: 'Visaren saknar adress. Sidan måste ange en konfigurator i attributet src.',
  }),
  unreachable: () => ({
    title: 'Rummet laddades inte',
    text: 'Servern svarade inte. Kontrollera anslutningen och försök igen.',
  }),
  missing: () => ({
    title: 'Konfiguratorn finns inte här',
    text: 'Den har flyttats eller är inte publicerad. Fråga webbplatsens ägare.',
  }),
  preparing: () => ({
    title: 'Konfiguratorn förbereds',
    text: 'Bilderna är inte klara än. Den visas här av sig själv så snart de är det.',
  }),
  unreadable: () => ({
    title: 'Rummet laddades inte',
    text: 'Serverns svar går inte att läsa. Försök igen om några minuter.',
  }),
  format: () => ({
    title: 'Sidan behöver en nyare visare',
    text: 'Konfiguratorn har en form som visaren inte känner till än. Ladda om sidan.',
  }),
  kind: () => ({
    title: 'Den här typen kan inte visas här',
    text: 'Visaren visar inte konfiguratorer av den här typen än.',
  }),
  domain: (host) => ({
    title: 'Inte tillåten på den här webbplatsen',
    text: `Konfiguratorn är inte godkänd för ${host}. Ägaren kan lägga till adressen bland tillåtna domäner.`,
  }),
  webgl: () => ({
    title: 'Rummet kan inte visas här',
    text: 'Webbläsaren saknar WebGL. Du kan ändå välja ytor och spara din design.',
  }),
  lost: () => ({
    title: 'Bilden försvann',
    text: 'Grafikkortets minne tog slut. Din design finns kvar.',
  }),
  scene: () => ({
    title: 'Inget rum att visa än',
    text: 'Konfiguratorn saknar bild av ett rum. Ägaren kan ladda upp en tillsammans med datafilen.',
  }),
  empty: () => ({
    title: 'Ingen garderob att visa än',
    text: 'Den behöver minst en dörr, en ram, en inredning och ett material. Ägaren kan lägga till det som saknas.',
  }),
  image: () => ({
    title: 'Bilden laddades inte',
    text: 'Du kan ändå välja ytor och spara din design.',
  }),
};
