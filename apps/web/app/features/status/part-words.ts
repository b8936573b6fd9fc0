/** What each part of the service does for a person. */
export const partWords: Record<string, { title: string; text: string }> = {
	database: { title: 'Accounts and CVs', text: 'Signing in, saving and opening CVs' },
	jobs: { title: 'Analysis and emails', text: 'The queue for background work' },
	files: { title: 'Uploaded files', text: 'Uploading files and showing their pages' },
	typesetter: { title: 'Pages and downloads', text: 'Previews, PDFs and every other format' },
}
