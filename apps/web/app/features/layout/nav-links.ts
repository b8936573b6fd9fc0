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

/** What the bar and the mobile menu add for whoever is signed in. */
export const memberLinks: NavLink[] = [
	{ to: '/jobs', label: 'Jobs' },
	{ to: '/applications', label: 'Applications' },
]

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
