export const guide = {
  taken: 'Esa virtud ya tiene una guía.',
  videoId: 'Pega la dirección de un vídeo de YouTube o su identificador de 11 caracteres.',
  none: 'Todavía no hay guías.',
  updated: 'Guía actualizada',
  waitforaproved: 'Comentario enviado. Se publicará cuando se apruebe.',
};
