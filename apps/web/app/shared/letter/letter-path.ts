/**
 * The path where a cover letter begins. A guest writes it here; a signed-in user goes on to the letter's application.
 */
export const letterPath = '/cv-writer/letter'
