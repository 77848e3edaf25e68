/** A number as people write it, 2 to 15 digits: `024`, `*4141`, `116 123`, `+34 600 000 016`. */
export const phonePattern = /^[+*]?\d(?:[ -]?\d){1,14}$/;
