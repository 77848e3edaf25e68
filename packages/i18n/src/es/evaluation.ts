export const evaluation = {
  '3alreadyselected': 'Ya has elegido 3',
  incomplete: 'Todas las virtudes deben tener al menos una conducta o sentimiento o estar indicada como Ninguno',
  successfullysend: 'Evaluación enviada correctamente',
};
