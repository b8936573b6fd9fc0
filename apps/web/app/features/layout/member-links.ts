import { type NavLink, visitorLinks } from './nav-links.ts'

/** Where people with an account work: the bar and the mobile menu begin with these. */
export const workLinks: NavLink[] = [
	{ to: '/dashboard', label: 'My CVs' },
	{ to: '/jobs', label: 'Jobs' },
	{ to: '/applications', label: 'Applications' },
	{ to: '/cv-analysis', label: 'Check CV' },
	{ to: '/cv-rewriter', label: 'Rewrite' },
	{ to: '/templates', label: 'Templates' },
]

/** The other links that every visitor has: under More, or as the quieter second group of the mobile menu. */
export const moreLinks: NavLink[] = visitorLinks.filter(
	({ to }) => !workLinks.some((link) => link.to === to),
)

/** The links of the account menu. */
export const accountLinks: NavLink[] = [
	{ to: '/dashboard', label: 'My CVs' },
	{ to: '/cv/versions', label: 'CV Versions' },
	{ to: '/profile', label: 'Profile Settings' },
	{ to: '/subscription', label: 'Subscription' },
]

/** The account menu's part of the mobile menu; My CVs is in its first group. */
export const mobileAccountLinks: NavLink[] = [
	{ to: '/cv/versions', label: 'CV Versions' },
	{ to: '/settings', label: 'Settings' },
]
