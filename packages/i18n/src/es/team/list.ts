/** The list of clients: its filters, and what is done for several at once. */
export const texts = {
  listFilters: {
    level: 'Nivel',
    phase: 'Fase',
    accountState: 'Acceso',
    coach: 'Coach',
    group: 'Grupo',
    any: 'Cualquiera',
    states: {
      new: 'Sin invitar',
      invited: 'Invitación enviada',
      opened: 'Invitación abierta',
      expired: 'Invitación caducada',
      active: 'Ya han entrado',
    },
    active: 'Filtros activos',
    remove: 'Quitar el filtro {{filter}}: {{value}}',
    removeAll: 'Quitar todos',
  },
  /** Columns of the file, after those of an import. */
  listExport: {
    latest: 'Último nivel',
    latestDate: 'Fecha del último nivel',
    weekly: 'Último test semanal',
    openExercises: 'Ejercicios abiertos',
    state: 'Acceso',
    active: 'Ya ha entrado',
  },
};
