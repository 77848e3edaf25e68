/** One’s own data, password, picture and language. What it shares with the administrators’ form is in `user`. */
export const editProfile = {
  title: 'Editar tu perfil',
  lead: 'Tus datos, tu foto, tu contraseña y tu idioma.',
  username: 'Entras con el usuario «{{username}}». Si quieres otro, pídeselo a quien te acompaña.',
  adjust: 'Ajustar el recorte',
  password: 'Contraseña',
  saved: 'Perfil guardado',
  othersEnded: 'Se han cerrado tus otras sesiones. Esta sigue abierta.',
  languageHint: 'Cambia al momento y se queda en tu cuenta: lo verás así en otros dispositivos, y también tus correos.',
  crop: {
    title: 'Encuadra tu foto',
    text: 'Arrastra la foto o muévela con los controles.',
    zoom: 'Acercar',
    across: 'De izquierda a derecha',
    down: 'De arriba abajo',
    preview: 'Así se verá',
    use: 'Usar este encuadre',
  },
};
