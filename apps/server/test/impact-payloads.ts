/** Payloads of the Impact calls, valid for a user whose virtues are all strong. Spec 2, section 7. */
export const personal = (user: string) => ({
  user,
  motivate: ['guia'],
  favourite: { guia: 'Mi abuela' },
  creations: { guia: { chosen: ['Un mapa de la ciudad.'], own: 'Una escuela de oficios' } },
  dimension: 'family',
  duration: '',
  lifeproject: 'Una escuela',
});

export const purpose = (user: string) => ({ user, purpose: 'Acompañar a quien empieza' });

const virtues = { guia: [true, '', ''], justicia: [false, true, true] };

export const professional = (user: string) => ({ user, virtues, role: 'freelance' });

export const couple = (user: string) => ({ user, virtues, complementary: { guia: '' }, potential: 'Juntos' });
