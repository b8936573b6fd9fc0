/** One of the three things Ella does; `rotation` tilts the slip of paper in it, in degrees. */
export type FeatureCardEntry = {
	type: 'upload' | 'improvement' | 'ats'
	title: string
	description: string
	accent: 'teal' | 'marker' | 'moss'
	rotation: number
	/** Where a person does what the card promises. */
	action: { label: string; path: string }
}

/** The three pillars, in the order in which a person meets them. */
export const featureCards: FeatureCardEntry[] = [
	{
		type: 'upload',
		title: 'Upload and Transform',
		description: 'Upload your CV. See what software reads in it, and what it misses.',
		accent: 'teal',
		rotation: 0,
		action: { label: 'Try it with your CV', path: '/cv-analysis' },
	},
	{
		type: 'improvement',
		title: 'AI Enhancement',
		description:
			'Turn plain duties into honest achievements. If a fact is missing, Ella asks. It never makes one up.',
		accent: 'marker',
		rotation: -1.2,
		action: { label: 'Try it with a duty', path: '/cv-rewriter' },
	},
	{
		type: 'ats',
		title: 'ATS Optimized',
		description:
			'We export each template as a PDF, read it with other software and compare every word.',
		accent: 'moss',
		rotation: 0,
		action: { label: 'Compare the templates', path: '/templates' },
	},
]
