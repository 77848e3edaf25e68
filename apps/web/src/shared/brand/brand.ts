const written = document.querySelector('meta[name="application-name"]')?.getAttribute('content') ?? '';

/** The product's name: the server writes it into the page (BRAND_NAME); the development server leaves the blank. */
export const brandName = written === '' || written.startsWith('{{') ? 'Miraco' : written;
