/** Where a visitor goes to learn more. */
export const exploreLinks: { to: string; label: string; text: string }[] = [
	{ to: '/features', label: 'Features', text: 'What Ella does, one by one' },
	{ to: '/templates', label: 'Templates', text: 'Every page design, full size' },
	{ to: '/pricing', label: 'Pricing', text: 'What is free, and what is not' },
	{ to: '/blog', label: 'Blog', text: 'On writing a CV that is read' },
	{ to: '/cv-analysis', label: 'CV analysis', text: 'Have your CV read now' },
	{ to: '/help', label: 'Help', text: 'Answers, searchable' },
]
