export const image = {
  uploaded: 'Imagen subida',
  label: 'Foto',
  hint: 'JPEG, PNG o WebP de 5 MB como máximo. Se recorta en cuadrado.',
  choose: 'Elegir foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  keep: 'Dejar la de antes',
  chosen: '{{file}}: se guardará con los demás cambios.',
  removed: 'La foto se quitará cuando guardes.',
  notKept: 'El usuario está registrado, pero su foto no se ha podido guardar. Elígela otra vez aquí.',
};
