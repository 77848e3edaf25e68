import { describe, expect, test } from 'vitest';
import { translator } from './translator.ts';

/** The Spanish sentences that the specification quotes, letter by letter. Spec 1, section 8; spec 2, section 8. */
const quoted = [
  ['auth.forgotSent', 'Revise su email, se le ha enviado un enlace para crear una nueva contraseña'],
  [
    'auth.forgotFailed',
    'Ha habido un error al intentar enviar los datos, comprueba el correo introducido o vuelva a intentarlo más tarde',
  ],
  ['auth.resetDone', 'Contraseña cambiada con éxito'],
  ['auth.resetFailed', 'Ha habido un error al intentar enviar los datos, vuelva a intentarlo más tarde'],
  ['auth.credentials', 'Credenciales incorrectas'],
  ['initial.incomplete', 'Complete todas las preguntas para continuar.'],
  ['passnotmatch', 'Las contraseñas no coinciden'],
  ['weak.saved', 'Registrado correctamente'],
  ['mediumhard.saved', 'Registrado correctamente'],
  ['weekly.saved', 'Registrado correctamente'],
  [
    'evaluation.incomplete',
    'Todas las virtudes deben tener al menos una conducta o sentimiento o estar indicada como Ninguno',
  ],
] as const;

/** The messages that it names without quoting them. */
const named = [
  'weak.limit',
  'mediumhard.notselected',
  'prospect.addfail',
  'prospect.added',
  'prospect.removed',
  'harmful.addfail',
  'harmful.added',
  'harmful.removed',
  'user.registered',
  'user.updated',
  'user.deleted',
  'evaluation.3alreadyselected',
  'evaluation.successfullysend',
  'training.nodescription',
  'training.added',
  'training.deleted',
  'training.completed',
  'training.none',
  'guide.none',
  'guide.updated',
  'guide.waitforaproved',
  'manifest.none',
  'manifest.saved',
  'impact.cantaddmotivate',
  'impact.saved',
  'impact.great',
  'impact.novirtues',
] as const;

const spanish = translator('es');
const english = translator('en');

test.each(quoted)('%s is the sentence of the specification', (key, sentence) => {
  expect(spanish(key)).toBe(sentence);
});

describe.each([...quoted.map(([key]) => key), ...named])('%s', (key) => {
  test('has words in both languages, and others in each', () => {
    expect(spanish(key)).not.toBe(key);
    expect(english(key)).not.toBe(key);
    expect(english(key)).not.toBe(spanish(key));
  });
});
