import { writtenPages } from './public-pages.ts'

/** Pages that are written as complete HTML at build time and hydrated after; each article of the blog is added. */
export const prerenderedPaths = [
	'/',
	'/templates',
	'/features',
	'/pricing',
	'/blog',
	'/contact',
	'/help',
	'/tips',
	'/api',
	'/status',
	'/licenses',
	'/sitemap',
	...writtenPages.map((path) => `/${path}`),
	'/cv-analysis',
	'/cv-rewriter',
	'/cv-writer',
	'/cv-writer/create',
	'/offline',
	'/search-index.json',
	'/sitemap.xml',
	'/robots.txt',
	'/blog/rss.xml',
]
