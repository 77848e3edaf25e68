/** Whether the practice has testimonials. The server writes it into each page: without any, no section and no entry of the menu is shown. */
export const hasTestimonials = 'testimonials' in document.documentElement.dataset;
