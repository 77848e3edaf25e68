/** Words of the list in which several can be chosen, whatever it lists. */
export const multiSelect = {
  placeholder: 'Escribe para buscar',
  show: 'Ver la lista: {{label}}',
  clear: 'Borrar la búsqueda',
  chosen: '{{label}}: lo elegido',
  count_zero: 'Nada elegido todavía.',
  count_one: '{{count}} opción elegida.',
  count_other: '{{count}} opciones elegidas.',
  found_one: '{{count}} opción',
  found_other: '{{count}} opciones',
  nothing: 'Nada coincide con «{{query}}». Prueba con otra palabra.',
  added: 'Añadido: {{label}}. Llevas {{count}}.',
  removed: 'Quitado: {{label}}. Llevas {{count}}.',
  remove: 'Quitar «{{label}}»',
};
