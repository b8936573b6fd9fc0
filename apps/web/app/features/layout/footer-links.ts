import type { NavLink } from './nav-links.ts'

/** The groups of links in the footer. */
export const footerGroups: { title: string; links: NavLink[] }[] = [
	{
		title: 'Product',
		links: [
			{ to: '/features', label: 'Features' },
			{ to: '/templates', label: 'Templates' },
			{ to: '/pricing', label: 'Pricing' },
			{ to: '/cv-writer', label: 'Write CV' },
			{ to: '/cv-analysis', label: 'Check CV' },
		],
	},
	{
		title: 'Company',
		links: [
			{ to: '/about', label: 'About' },
			{ to: '/blog', label: 'Blog' },
			{ to: '/contact', label: 'Contact' },
		],
	},
	{
		title: 'Resources',
		links: [
			{ to: '/help', label: 'Help' },
			{ to: '/tips', label: 'Tips' },
			{ to: '/api', label: 'API' },
			{ to: '/status', label: 'Status' },
		],
	},
	{
		title: 'Legal',
		links: [
			{ to: '/privacy', label: 'Privacy' },
			{ to: '/terms', label: 'Terms' },
			{ to: '/cookies', label: 'Cookies' },
			{ to: '/licenses', label: 'Licences' },
		],
	},
]

/** The links of the strip at the very bottom. */
export const bottomLinks: NavLink[] = [
	{ to: '/privacy', label: 'Privacy' },
	{ to: '/terms', label: 'Terms' },
	{ to: '/sitemap', label: 'Sitemap' },
]
