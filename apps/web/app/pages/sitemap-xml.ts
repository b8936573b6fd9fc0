import { listArticles } from '#shared/content/articles.server.ts'
import { wholeAddress } from '#shared/site-origin.ts'
import { publicPages } from '../public-pages.ts'

/** What search engines are told of: every public page and article. */
export function loader(): Response {
	const pages = publicPages.flatMap((group) => group.pages).map(({ path }) => entry(path))
	const articles = listArticles().map(({ slug, published, modified = published }) =>
		entry(`/blog/${slug}`, modified),
	)
	const xml = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...pages,
		...articles,
		'</urlset>',
		'',
	].join('\n')
	return new Response(xml, { headers: { 'content-type': 'application/xml' } })
}

function entry(path: string, modified?: string): string {
	const changed = modified ? `<lastmod>${modified}</lastmod>` : ''
	return `<url><loc>${wholeAddress(path)}</loc>${changed}</url>`
}
