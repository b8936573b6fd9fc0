/** A page that anybody may open, as lists of pages name it. */
export type PublicPage = { path: string; title: string }

/** The pages of the site in the groups of its map; articles are added to the blog. */
export const publicPages: { group: string; pages: PublicPage[] }[] = [
	{
		group: 'Product',
		pages: [
			{ path: '/', title: 'Home' },
			{ path: '/cv-analysis', title: 'Check your CV' },
			{ path: '/cv-writer', title: 'Write a CV' },
			{ path: '/cv-writer/letter', title: 'Write a cover letter' },
			{ path: '/cv-rewriter', title: 'Turn duties into achievements' },
			{ path: '/templates', title: 'Templates' },
			{ path: '/features', title: 'Features' },
			{ path: '/pricing', title: 'Pricing' },
		],
	},
	{
		group: 'Help',
		pages: [
			{ path: '/help', title: 'Help' },
			{ path: '/tips', title: 'Tips' },
			{ path: '/contact', title: 'Contact' },
			{ path: '/status', title: 'Status' },
			{ path: '/api', title: 'API' },
		],
	},
	{
		group: 'Ella',
		pages: [
			{ path: '/about', title: 'About' },
			{ path: '/accessibility', title: 'Accessibility' },
			{ path: '/privacy', title: 'Privacy' },
			{ path: '/terms', title: 'Terms' },
			{ path: '/cookies', title: 'Cookies' },
			{ path: '/licenses', title: 'Licences' },
			{ path: '/sitemap', title: 'Sitemap' },
		],
	},
	{ group: 'Blog', pages: [{ path: '/blog', title: 'All articles' }] },
]

/** The public pages that are a text and nothing else; each is a file of `content/pages`. */
export const writtenPages = ['about', 'privacy', 'terms', 'cookies', 'accessibility']
