import { questionNumber } from '@miraco/domain/conscience';
import { virtues } from '@miraco/domain/virtues';

/** Payloads of the Conscience calls that are accepted, as REST and the procedures take them. Spec 1, section 7. */
export const weakTest = (user: string) => ({ user, responses: [{ number: 1, weak: 'aceptacion' }] });

export const prospect = (user: string) => ({
  user,
  me: true,
  who: 'padre',
  prospect: 'Que todo me salga bien',
  feelings: [{ emotion: 'ninguna' }],
  conducts: [{ behavior: 'postergar', virtue: 'disciplina' }],
});

export const mediumHardTest = (user: string) => ({
  user,
  responses: virtues.map((virtue) => ({ number: questionNumber(virtue), type: 'hard', virtue })),
});

export const harmfulHabit = (user: string) => ({
  user,
  habit: 'Comer deprisa',
  feelings: [{ emotion: 'ninguna' }],
  action: 'Comer despacio',
  frequency: 'diario' as const,
  quantity: '3',
  impact: 'Malestar',
});
