/** What each part of the service does for a person. */
export const partWords: Record<string, { title: string; text: string }> = {
	database: { title: 'Accounts and CVs', text: 'Signing in, saving, opening what is kept' },
	jobs: { title: 'Analyses and letters', text: 'The queue of what is done in the background' },
	files: { title: 'Uploaded files', text: 'Taking in files and showing their pages' },
	typesetter: { title: 'Pages and downloads', text: 'The preview, PDF and every other format' },
}
