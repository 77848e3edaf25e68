/** As much of a PDF as the server looks at. */
export const pdfOf = (content: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(content), Buffer.from('\n%%EOF\n')]);

export const smallPdf = pdfOf('Un resumen');
