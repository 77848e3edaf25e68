export const evaluation = {
  '3alreadyselected': '3 already selected',
  incomplete: 'Every virtue needs at least one behaviour or feeling, or to be marked as None',
  successfullysend: 'Evaluation sent',
};
