/** Pages that are written as complete HTML at build time and hydrated after. */
export const prerenderedPaths = [
	'/',
	'/templates',
	'/cv-analysis',
	'/cv-rewriter',
	'/cv-writer',
	'/cv-writer/create',
]
