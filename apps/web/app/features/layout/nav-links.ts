export type NavLink = { to: string; label: string }

/** The links of the bar and the mobile menu for a visitor who is not signed in. */
export const visitorLinks: NavLink[] = [
	{ to: '/', label: 'Home' },
	{ to: '/cv-writer', label: 'Write CV' },
	{ to: '/cv-analysis', label: 'Check CV' },
	{ to: '/templates', label: 'Templates' },
	{ to: '/features', label: 'Features' },
	{ to: '/pricing', label: 'Pricing' },
	{ to: '/blog', label: 'Blog' },
]

/** The pages that a person with an account often switches between. */
export const workPaths: readonly [string, string, string] = ['/dashboard', '/jobs', '/applications']
