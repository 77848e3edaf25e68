/** The public page about the method. */
export const texts = {
  method: {
    title: 'El método',
    lead: 'Qué mira este sitio, cómo llega a un resultado, y qué puede decirte y qué no.',
    virtues: {
      title: 'Las 23 virtudes',
      text: 'Aquí una virtud es algo que haces y que puedes entrenar. No es una nota sobre lo buena persona que eres. Todas cuentan lo mismo, y se equilibran: la que ya tienes fuerte te ayuda a entrenar otra.',
      choice:
        'La lista es una elección pensada para conversar y entrenar. No sale de ningún estudio, y otras personas harían otra.',
    },
    tests: {
      title: 'Qué son los tests y qué no son',
      yours: 'Son preguntas para mirarte. Respondes tú, así que el resultado dice cómo te ves hoy.',
      notDiagnosis: 'No son un diagnóstico. No buscan ninguna enfermedad ni sirven para descartarla.',
      notValidated: 'No están validados como prueba clínica. Nadie ha medido todavía cómo de fiables son.',
      noSubstitute:
        'No sustituyen a una consulta médica o psicológica. Si el resultado dice que estás bien y tú no lo sientes así, haz caso a lo que sientes y pide ayuda.',
    },
    stored: {
      title: 'Qué se guarda',
      visitor:
        'El test de bienestar público no guarda nada. El resultado se calcula en tu navegador y tus respuestas no salen de él.',
      account:
        'Con una cuenta se guardan tus respuestas, tus resultados y lo que escribes. Lo veis tú y el equipo. En «Mis datos» puedes verlo, descargarlo y pedir que se borre.',
    },
    levels: {
      title: 'Cómo se calculan los niveles',
      text: 'El test de bienestar tiene cuatro áreas: Salud, Éxito, Vínculos y Esfuerzo. Cada una tiene cinco preguntas, y cada respuesta vale de 1 a 4 puntos. La media de las cinco da el nivel del área.',
      table: 'Los cuatro niveles',
      level: 'Nivel',
      mean: 'Media',
      sum: 'Suma de las cinco',
      below: '{{from, number}} a menos de {{below, number}}',
      upTo: '{{from, number}} a {{to, number}}',
      overall:
        'En el conjunto, el esfuerzo cuenta el doble: pone dos quintas partes, y cada una de las otras áreas pone una. Los límites son los mismos.',
      uneven: 'Si un área está en crisis, el resultado empieza por ella, aunque lo demás vaya bien.',
    },
    strengths: {
      title: 'Cómo se valora una virtud',
      text: 'Cada virtud puede estar por entrenar, en equilibrio o fuerte. Los tests lo deciden en este orden:',
      debil: {
        name: 'Por entrenar',
        text: 'Marcaste su situación en «Virtudes por entrenar», o apunta a ella una emoción o un comportamiento de tus expectativas limitantes. Con una vez basta, y a su lado puedes leer el motivo.',
      },
      media: { name: 'En equilibrio', text: 'Nada de eso se da, y en el test siguiente elegiste «Media».' },
      fuerte: { name: 'Fuerte', text: 'Nada de eso se da, y en el test siguiente elegiste «Fuerte».' },
      changed: 'El equipo puede cambiar esa valoración, por ejemplo tras una sesión. Entonces vale la suya.',
    },
    texts: {
      title: 'De quién son los textos',
      written:
        'El producto trae sus propios textos. Están escritos en español y en inglés, y ninguno es traducción del otro. No se presentan como obra de profesionales de la salud.',
      replaced:
        'El equipo de este sitio puede haber puesto los suyos: los nombres, las preguntas, los ejercicios y las guías se pueden cambiar.',
      how: 'Para cambiarlos: son archivos de una carpeta que se indica en METHOD_DIR. Lo explica docs/method.md, en el repositorio del producto.',
    },
    help: {
      title: 'Dónde hay ayuda',
      text: 'Si algo te pesa mucho, no esperes a una sesión ni a otro resultado. Al final de esta página, y de todas, verás a quién acudir.',
    },
  },
  seo: {
    method: {
      title: 'El método',
      description:
        'Las 23 virtudes, qué son los tests y qué no son, cómo se calculan los niveles, de quién son los textos y qué datos se guardan.',
    },
  },
};
