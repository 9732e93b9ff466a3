import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { exportMessages } from '@vitrine/contract/versions/export-messages';

export const texts: TextsOf<typeof exportMessages> = {
  title: '{name} {version}',
  howTo: [
    'data.json es el archivo de datos de esta versión. Las imágenes tienen las rutas que indica.',
    'Para crear el mismo configurador, suba data.json como archivo de datos y este ZIP como sus imágenes.',
  ],
  presets: 'presets.json: súbalo como archivo de propuestas.',
  style: 'style.css: súbalo como hoja de estilos.',
  script: 'script.js: súbalo como script.',
  layout: 'layout.json: súbalo como archivo de distribución.',
  prepared:
    'Los originales de estas imágenes no se guardaron. El ZIP contiene las imágenes preparadas, que pierden algo más de calidad si se vuelven a preparar:',
  missing: 'Estas imágenes no se han subido para esta versión:',
};
