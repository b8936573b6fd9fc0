const nextPages: { from: RegExp; to: string[] }[] = [
	{ from: /^\/$/, to: ['/cv-writer', '/cv-analysis'] },
	{ from: /^\/cv-analysis$/, to: ['/cv-writer/create'] },
	{ from: /^\/cv-writer$/, to: ['/cv-writer/create', '/cv-analysis'] },
	{ from: /^\/cv-rewriter$/, to: ['/cv-writer/create'] },
	// A person who is writing needs the connection for that.
	{ from: /^\/cv-writer\/(?:create$|edit\/)/, to: [] },
	{ from: /^\/cv-writer\/template-selection\//, to: ['/cv-writer/preview/local'] },
	{ from: /^\/cv-writer\/preview\//, to: ['/cv-writer/create'] },
	{ from: /^\/login$/, to: ['/register', '/reset-password'] },
	{ from: /^\/register$/, to: ['/login'] },
	{ from: /^\/template/, to: ['/cv-writer/create'] },
]

/** The pages that people go to most from `pathname`. */
export function likelyNextPages(pathname: string): string[] {
	return nextPages.find(({ from }) => from.test(pathname))?.to ?? ['/cv-writer']
}
