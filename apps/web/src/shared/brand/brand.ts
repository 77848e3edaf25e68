const written = document.querySelector('meta[name="application-name"]')?.getAttribute('content') ?? '';

/** The product's name. The server writes it into the page (BRAND_NAME); the development server leaves the placeholder. */
export const brandName = written === '' || written.startsWith('{{') ? 'Miraco' : written;
