import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { saveVersionMessages } from '@vitrine/contract/versions/save-messages';

export const texts: TextsOf<typeof saveVersionMessages> = {
  deployed: 'Se ha publicado el configurador.',
  deployQuestion: 'La versión publicada del configurador se actualizará ahora con los cambios. ¿Quiere continuar?',
  propagate: 'Aplicar la actualización a todos los visualizadores de stock que corresponda',
  deployYes: 'Sí, publicar',
  withoutImage:
    '{items, plural, one {1 elemento no tiene imagen en {version}, así que los visitantes lo ven sin ella.} other {{items} elementos no tienen imagen en {version}, así que los visitantes los ven sin ella.}}',
  withoutImageBlocked:
    '{items, plural, one {1 elemento no tiene imagen en {version}, que no se puede publicar} other {{items} elementos no tienen imagen en {version}, que no se puede publicar}} hasta que se suban todas sus imágenes.',
  becomesVersion:
    '{edits, plural, one {1 cambio forma una versión nueva.} other {{edits} cambios forman una versión nueva.}} Los visitantes siguen viendo la versión publicada hasta que publique esta.',
  existsTitle: '{version} ya existe',
  savedMeanwhile:
    '{hasAuthor, select, true {{author} la guardó ({when}) mientras usted editaba {base}.} other {Se guardó ({when}) mientras usted editaba {base}.}} Sus cambios siguen aquí.',
  newerTitle: '{version} es más reciente que sus cambios',
  newerText:
    '{hasAuthor, select, true {{author} la guardó ({when}).} other {Se guardó ({when}).}} Lo que trae de nuevo no está en sus cambios de {base}, que siguen aquí.',
  seeChanges: 'Ver qué ha cambiado',
  moveEdits: 'Pasar mis cambios a {version}',
  saveCopy: 'Guardar una copia de mis cambios',
  saveAnyway: 'Prescindir de ella y guardar como {version}',
  bothChanged:
    '{fields, plural, one {1 campo ha cambiado por ambas partes. Elija qué valor conservar.} other {{fields} campos han cambiado por ambas partes. Elija qué valor conservar en cada uno.}}',
  movedOnto: 'Sus cambios se basan ahora en {version}: {edits}.',
  yours: 'El suyo',
  nowIn: 'Ahora en {version}',
  willBeSaved: 'Se guardará',
  goTo: 'Ir a {version}',
  allThere: 'Todos sus cambios están ya en esa versión. No queda nada por guardar.',
  left: 'Ya no están en esa versión y se han omitido: {names}',
  note: 'Nota',
  noteHelp: 'Para qué es esta versión. Se muestra en el historial de versiones.',
  nothingLive: 'Todavía no hay nada publicado. Esta versión es la primera que verán los visitantes.',
  propagationTitle: 'Visualizadores de stock',
  propagating: 'Se están actualizando los visualizadores de stock que muestran esta escena.',
  propagated:
    '{count, plural, one {1 visualizador de stock muestra} other {{count} visualizadores de stock muestran}} esta escena.',
  propagatedNone: 'Ningún otro visualizador de stock muestra esta escena.',
  mine: 'El mío',
  theirs: 'El otro',
  back: 'Atrás',
  propagationStatus: {
    waiting: 'En espera',
    saved: 'Versión nueva',
    deployed: 'Versión nueva, publicada',
    failed: 'Sin actualizar',
  },
  was: 'antes: {value}',
  basedOn: 'Basada en {version}',
  deployedLabel: 'Publicado',
  theResults: 'Resultados',
};
