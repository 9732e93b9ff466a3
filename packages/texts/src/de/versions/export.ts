import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { exportMessages } from '@vitrine/contract/versions/export-messages';

export const texts: TextsOf<typeof exportMessages> = {
  title: '{name} {version}',
  howTo: [
    'data.json ist die Datendatei dieser Version. Die Bilder haben die Pfade, die sie nennt.',
    'Um denselben Konfigurator anzulegen, laden Sie data.json als Datendatei und diese ZIP-Datei als deren Bilder hoch.',
  ],
  presets: 'presets.json: als Datei der Vorlagen hochladen.',
  style: 'style.css: als Stylesheet hochladen.',
  script: 'script.js: als Skript hochladen.',
  layout: 'layout.json: als Layoutdatei hochladen.',
  prepared:
    'Die Originale dieser Bilder wurden nicht gespeichert. Die ZIP-Datei enthält die aufbereiteten Bilder, die bei erneuter Aufbereitung noch etwas an Qualität verlieren:',
  missing: 'Diese Bilder wurden für diese Version nicht hochgeladen:',
};
