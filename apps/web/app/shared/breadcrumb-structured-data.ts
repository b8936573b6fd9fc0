import { wholeAddress } from './site-origin.ts'

/** A page on the way from the first page to this one. */
export type Crumb = { title: string; path: string }

/** The way to a page, as search engines read it; the first page is added before the crumbs. */
export function breadcrumbList(crumbs: Crumb[]) {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ title: 'Home', path: '/' }, ...crumbs].map(({ title, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: title,
			item: wholeAddress(path),
		})),
	}
}
