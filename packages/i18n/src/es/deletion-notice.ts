/** What an administrator reads of somebody who wants to be erased. */
export const deletionNotice = {
  title: '{{name}} ha pedido que se borre su cuenta',
  text: 'Lo pidió el {{date}}. Para confirmarlo, elimina el usuario al final de esta página; si no, se borrará por sí solo el {{due}}.',
};
