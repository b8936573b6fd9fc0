import type { MetaDescriptor } from 'react-router'
import type { Crumb } from './breadcrumb-structured-data.ts'
import { breadcrumbList } from './breadcrumb-structured-data.ts'
import { wholeAddress } from './site-origin.ts'

export type PageMeta = {
	/** Without the product's name, which is added. */
	title: string
	description: string
	keywords?: string[]
	/** A path of this site or a whole address. */
	image?: string
	type?: 'website' | 'article' | 'profile'
	author?: string
	/** ISO 8601. */
	publishedTime?: string
	modifiedTime?: string
	/** The one path under which this page should be known. */
	canonical?: string
	noindex?: boolean
	nofollow?: boolean
	/** Structured data as schema.org describes it, each with its own `@type`. */
	schema?: Schema | Schema[]
	/** The pages above this one, for search engines; the first page is added. */
	crumbs?: Crumb[]
}

/** A thing in the words of schema.org. */
type Schema = Record<string, unknown>

const siteName = 'Ella'

/** A page typeset by Ella during the build: the picture beside a link to a page without a picture. */
const linkPicture = '/link-picture.png'

/** Everything the head of a page says of it, for the `meta` function of a route. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
	return [
		...describingTags(page),
		...sharingTags(page),
		...articleTags(page),
		...robotsTags(page),
		...listSchemas(page).map((schema) => ({
			'script:ld+json': { '@context': 'https://schema.org', ...schema },
		})),
	]
}

function listSchemas({ schema = [], crumbs }: PageMeta): Schema[] {
	return [...[schema].flat(), ...(crumbs ? [breadcrumbList(crumbs)] : [])]
}

/** The title as the browser's tab shows it. */
export function fullTitle(title: string): string {
	return title === siteName || title.startsWith(`${siteName}:`) ? title : `${title} · ${siteName}`
}

function describingTags({ title, description, keywords, author, canonical }: PageMeta) {
	return [
		{ title: fullTitle(title) },
		{ name: 'description', content: description },
		...(keywords?.length ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
		...(author ? [{ name: 'author', content: author }] : []),
		...(canonical
			? [{ tagName: 'link' as const, rel: 'canonical', href: wholeAddress(canonical) }]
			: []),
	]
}

function sharingTags(page: PageMeta) {
	const { title, description, image = linkPicture, type = 'website', canonical } = page
	return [
		{ property: 'og:site_name', content: siteName },
		{ property: 'og:locale', content: 'en_GB' },
		{ property: 'og:type', content: type },
		{ property: 'og:title', content: fullTitle(title) },
		{ property: 'og:description', content: description },
		...(canonical ? [{ property: 'og:url', content: wholeAddress(canonical) }] : []),
		{ property: 'og:image', content: wholeAddress(image) },
		{ name: 'twitter:card', content: 'summary_large_image' },
	]
}

function articleTags({ author, publishedTime, modifiedTime }: PageMeta) {
	return [
		...(publishedTime ? [{ property: 'article:published_time', content: publishedTime }] : []),
		...(modifiedTime ? [{ property: 'article:modified_time', content: modifiedTime }] : []),
		...(author && publishedTime ? [{ property: 'article:author', content: author }] : []),
	]
}

function robotsTags({ noindex, nofollow }: PageMeta) {
	const rules = [noindex && 'noindex', nofollow && 'nofollow'].filter(Boolean)
	return rules.length === 0 ? [] : [{ name: 'robots', content: rules.join(', ') }]
}
