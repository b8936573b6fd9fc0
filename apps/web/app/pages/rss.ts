import { type ArticleSummary, listArticles } from '#shared/content/articles.server.ts'
import { wholeAddress } from '#shared/site-origin.ts'

/** The blog as a feed. */
export function loader(): Response {
	const xml = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
		'<title>Ella’s blog</title>',
		`<link>${wholeAddress('/blog')}</link>`,
		`<atom:link href="${wholeAddress('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>`,
		'<description>How to write a CV that gets read.</description>',
		'<language>en-GB</language>',
		...listArticles().map(item),
		'</channel></rss>',
		'',
	].join('\n')
	return new Response(xml, { headers: { 'content-type': 'application/rss+xml' } })
}

function item({ slug, title, description, published }: ArticleSummary): string {
	const address = wholeAddress(`/blog/${slug}`)
	return [
		'<item>',
		`<title>${escapeXml(title)}</title>`,
		`<link>${address}</link>`,
		`<guid>${address}</guid>`,
		`<pubDate>${new Date(published).toUTCString()}</pubDate>`,
		`<description>${escapeXml(description)}</description>`,
		'</item>',
	].join('')
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it is written in XML. */
function escapeXml(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
