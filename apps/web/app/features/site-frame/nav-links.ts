export type NavLink = { to: string; label: string }

/** The links that every visitor sees, in the bar and in the mobile menu. */
export const mainLinks: NavLink[] = [
	{ to: '/', label: 'Home' },
	{ to: '/cv-writer', label: 'Write CV' },
	{ to: '/templates', label: 'Templates' },
	{ to: '/features', label: 'Features' },
	{ to: '/pricing', label: 'Pricing' },
	{ to: '/blog', label: 'Blog' },
]

export const signInPath = '/login'
