export type NavLink = { to: string; label: string }

/** The links that every visitor sees, in the bar and in the mobile menu. */
const mainLinks: NavLink[] = [
	{ to: '/', label: 'Home' },
	{ to: '/cv-writer', label: 'Write CV' },
	{ to: '/cv-analysis', label: 'Check CV' },
	{ to: '/templates', label: 'Templates' },
	{ to: '/features', label: 'Features' },
	{ to: '/pricing', label: 'Pricing' },
	{ to: '/blog', label: 'Blog' },
]

/** What the bar and the mobile menu add for whoever is signed in. */
const memberLinks: NavLink[] = [
	{ to: '/jobs', label: 'Jobs' },
	{ to: '/applications', label: 'Applications' },
]

/** The links of the bar and of the mobile menu. */
export function linksFor(user: object | null): NavLink[] {
	return user ? [...mainLinks, ...memberLinks] : mainLinks
}

const ownCvLinks: NavLink[] = [
	{ to: '/dashboard', label: 'My CVs' },
	{ to: '/cv/versions', label: 'CV Versions' },
]

/** The links of the account menu. */
export const accountLinks: NavLink[] = [
	...ownCvLinks,
	{ to: '/profile', label: 'Profile Settings' },
	{ to: '/subscription', label: 'Subscription' },
]

/** The part of the mobile menu that stands for the account menu. */
export const mobileAccountLinks: NavLink[] = [...ownCvLinks, { to: '/settings', label: 'Settings' }]
