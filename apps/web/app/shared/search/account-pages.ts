import type { Findable } from './search-entry.ts'

const pages: readonly { path: string; title: string; words: string }[] = [
	{ path: '/dashboard', title: 'My CVs', words: 'list dashboard bin' },
	{ path: '/cv/versions', title: 'CV versions', words: 'history compare restore' },
	{
		path: '/applications',
		title: 'Applications',
		words: 'board tracker stages interviews calendar insights',
	},
	{ path: '/cv-templates', title: 'Your CV in every template', words: 'design compare' },
	{ path: '/cv-parser', title: 'Import a CV', words: 'upload import file' },
	{ path: '/profile', title: 'Profile settings', words: 'account password sessions delete data' },
]

/** The pages that only people with an account have. */
export const accountPages: Findable[] = pages.map(({ path, ...page }) => ({
	...page,
	id: path,
	group: 'Pages',
	does: { path },
}))

/** Pages for everybody that are no part of the public site. */
export const ownPages: Findable[] = [
	{
		id: '/cv-writer/create',
		title: 'The editor',
		group: 'Pages',
		words: 'write cv form',
		does: { path: '/cv-writer/create' },
	},
	{
		id: '/settings',
		title: 'Settings',
		group: 'Pages',
		words: 'theme privacy paper language',
		does: { path: '/settings' },
	},
]
