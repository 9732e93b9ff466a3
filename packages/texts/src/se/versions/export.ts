import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { exportMessages } from '@vitrine/contract/versions/export-messages';

export const texts: TextsOf<typeof exportMessages> = {
  title: '{name} {version}',
  howTo: [
    'data.json är versionens datafil. Bilderna har de sökvägar som den anger.',
    'För att skapa samma konfigurator laddar du upp data.json som datafil och den här ZIP-filen som dess bilder.',
  ],
  presets: 'presets.json: ladda upp den som förslagsfil.',
  style: 'style.css: ladda upp den som stilmall.',
  script: 'script.js: ladda upp den som skript.',
  layout: 'layout.json: ladda upp den som layoutfil.',
  prepared:
    'Originalen till de här bilderna har inte sparats. ZIP-filen har de bearbetade bilderna, som förlorar lite mer kvalitet när de bearbetas igen:',
  missing: 'De här bilderna har inte laddats upp för versionen:',
};
