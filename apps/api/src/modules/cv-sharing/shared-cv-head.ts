import type { ErrorCode } from '@app/contract'
import { toTypesetInput } from '@app/typeset'
import { pictureName } from './link-preview-pictures.ts'
import type { OpenedCv } from './open-shared-cv.ts'
import { personStructuredData } from './person-structured-data.ts'

const longestDescription = 200

/** Returns the head of a shared CV's page, for search engines and for programs that show links. */
export function sharedCvHead(opened: OpenedCv, siteUrl: string): string {
	const { document, design, isIndexable, isProtected, key } = opened
	const url = `${siteUrl}/cv/public/${key}`
	const picture = `${siteUrl}/api/cvs/public/${key}/picture.png?of=${pictureName(opened)}`
	const { documentTitle, heading, headline, sections } = toTypesetInput(document, design)
	const summary = sections
		.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'prose' ? part.paragraphs : [])))
		.at(0)
	const description = shortened(summary ?? [headline, documentTitle].find(Boolean) ?? '')
	const title = headline === '' ? documentTitle : `${documentTitle}, ${headline}`
	return [
		...headTags({ title, description, isIndexable }),
		tag('link', { rel: 'canonical', href: url }),
		property('og:url', url),
		property('og:type', 'profile'),
		...(isProtected ? [] : pictureTags(picture, `The first page of the CV: ${heading}`)),
		...(isIndexable ? [jsonLd(personStructuredData(document, { url, image: picture }))] : []),
	].join('')
}

/** The head of the page that says why there is no CV to see. */
export function closedCvHead(code: ErrorCode): string {
	const isProtected = code === 'share_password_needed'
	return headTags({
		title: isProtected ? 'A CV with a password' : 'This CV isn’t shared',
		description: isProtected
			? 'You need a password to view this CV.'
			: 'The link may have expired, or sharing has stopped.',
		isIndexable: false,
	}).join('')
}

type Described = { title: string; description: string; isIndexable: boolean }

function headTags({ title, description, isIndexable }: Described): string[] {
	return [
		`<title>${escaped(title)} · Ella</title>`,
		tag('meta', { name: 'description', content: description }),
		...(isIndexable ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
		property('og:site_name', 'Ella'),
		property('og:locale', 'en_GB'),
		property('og:title', title),
		property('og:description', description),
	]
}

function pictureTags(url: string, words: string): string[] {
	return [
		property('og:image', url),
		property('og:image:type', 'image/png'),
		property('og:image:width', '1200'),
		property('og:image:height', '630'),
		property('og:image:alt', words),
		tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
	]
}

function property(name: string, content: string): string {
	return tag('meta', { property: name, content })
}

function tag(name: 'meta' | 'link', attributes: Record<string, string>): string {
	const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
	return `<${name}${written.join('')}>`
}

function jsonLd(value: object): string {
	// No text inside may end the script, open a comment in it, or break a line of it.
	const safe = JSON.stringify(value).replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	)
	return `<script type="application/ld+json">${safe}</script>`
}

function shortened(text: string): string {
	if (text.length <= longestDescription) return text
	return `${text
		.slice(0, longestDescription)
		.toWellFormed()
		.replace(/\s+\S*$/, '')}…`
}

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
