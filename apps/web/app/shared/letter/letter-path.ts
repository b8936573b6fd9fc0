/** Where a cover letter begins. A guest writes it here; whoever is signed in goes on to the application that it is for. */
export const letterPath = '/cv-writer/letter'
