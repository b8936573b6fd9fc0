/** Where a visitor goes to learn more. */
export const exploreLinks: { to: string; label: string; text: string }[] = [
	{ to: '/features', label: 'Features', text: 'Everything Ella does' },
	{ to: '/templates', label: 'Templates', text: 'Every template, full size' },
	{ to: '/pricing', label: 'Pricing', text: 'What’s free, and what isn’t' },
	{ to: '/blog', label: 'Blog', text: 'How to write a CV that gets read' },
	{ to: '/cv-analysis', label: 'CV analysis', text: 'Check your CV now' },
	{ to: '/help', label: 'Help', text: 'Search for answers' },
]
