/** What finds a client from every page of the team, and the list of shortcuts. */
export const texts = {
  finder: {
    title: 'Buscar un cliente',
    label: 'Nombre, usuario o correo',
    placeholder: 'Escribe un nombre…',
    results: 'Clientes encontrados',
    found_one: 'Un cliente. Intro lo abre.',
    found_other: '{{count, number}} clientes. Con ↓ y ↑ eliges, Intro abre.',
    none: 'Nadie se llama así.',
  },
  shortcuts: {
    title: 'Atajos de teclado',
    places: { everywhere: 'En todas partes', client: 'En las páginas de un cliente', list: 'En la lista' },
    deeds: {
      find: 'Buscar un cliente',
      help: 'Ver esta lista',
      next: 'Cliente siguiente',
      previous: 'Cliente anterior',
      overview: 'Su resumen',
      phases: 'Sus fases',
      account: 'Su cuenta',
      tabs: 'Pestaña anterior y siguiente',
      note: 'Escribir una nota',
      search: 'Buscar en la lista',
      rows: 'Recorrer las filas',
      open: 'Abrir',
    },
    on: 'Usar los atajos de una sola tecla',
    onHint: 'Ctrl K funciona siempre.',
  },
};
