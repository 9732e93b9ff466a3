import type { countMessages } from '@vitrine/contract/screens/count-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof countMessages> = {
  article: '{count, plural, one {# artículo} other {# artículos}}',
  change: '{count, plural, one {# cambio} other {# cambios}}',
  choice: '{count, plural, one {# opción} other {# opciones}}',
  difference: '{count, plural, one {# diferencia} other {# diferencias}}',
  edit: '{count, plural, one {# cambio} other {# cambios}}',
  enquiry: '{count, plural, one {# consulta} other {# consultas}}',
  item: '{count, plural, one {# elemento} other {# elementos}}',
  layer: '{count, plural, one {# capa} other {# capas}}',
  pastedLine: '{count, plural, one {# línea pegada} other {# líneas pegadas}}',
  preset: '{count, plural, one {# propuesta} other {# propuestas}}',
  price: '{count, plural, one {# precio} other {# precios}}',
  product: '{count, plural, one {# producto} other {# productos}}',
  row: '{count, plural, one {# fila} other {# filas}}',
  scene: '{count, plural, one {# escena} other {# escenas}}',
  table: '{count, plural, one {# tabla} other {# tablas}}',
};
