/** Payloads of the Impact calls, valid for a user whose virtues are all strong. Spec 2, section 7. */
export const personal = (user: string) => ({
  user,
  motivate: ['guia'],
  favourite: { guia: 'Mi abuela' },
  dimension: 'family',
  duration: '',
  lifeproject: 'Una escuela',
});

export const purpose = (user: string) => ({ user, purpose: 'Acompañar a quien empieza' });

export const professional = (user: string) => ({
  user,
  virtues: { guia: [true, '', ''], justicia: [false, true, true] },
});

export const couple = (user: string) => ({ ...professional(user), complementary: { guia: '' }, potential: 'Juntos' });
