/** What the device says of the installed app: what its icon opens, and its pictures in the dialog that installs it. */
export const texts = {
  appManifest: {
    shortcuts: {
      home: 'Tu perfil',
      weekly: 'Test semanal',
      training: 'Entrenamiento',
    },
    screenshots: {
      home: 'Tu perfil: cómo estás y qué te toca ahora',
      week: 'Tu semana: cómo estás y qué ha cambiado',
    },
  },
};
