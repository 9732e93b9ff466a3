import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { exportMessages } from '@vitrine/contract/versions/export-messages';

export const texts: TextsOf<typeof exportMessages> = {
  title: '{name} {version}',
  howTo: [
    'data.json is het databestand van deze versie. De afbeeldingen hebben de paden die erin staan.',
    'Om dezelfde configurator te maken, uploadt u data.json als databestand en deze ZIP als de afbeeldingen ervan.',
  ],
  presets: 'presets.json: upload dit als het bestand met voorstellen.',
  style: 'style.css: upload dit als het stijlblad.',
  script: 'script.js: upload dit als het script.',
  layout: 'layout.json: upload dit als het lay-outbestand.',
  prepared:
    'De originelen van deze afbeeldingen zijn niet opgeslagen. De ZIP bevat de voorbereide afbeeldingen, die nog iets aan kwaliteit verliezen als ze opnieuw worden voorbereid:',
  missing: 'Deze afbeeldingen zijn voor deze versie niet geüpload:',
};
