/** One of the three things Ella does; `rotation` tilts the slip of paper in it, in degrees. */
export type FeatureCardEntry = {
	type: 'upload' | 'improvement' | 'ats'
	title: string
	description: string
	accent: 'teal' | 'marker' | 'moss'
	rotation: number
}

/** The three pillars, in the order in which a person meets them. */
export const featureCards: FeatureCardEntry[] = [
	{
		type: 'upload',
		title: 'Upload and Transform',
		description: 'Drop in the CV you have. See what a machine reads in it, and what it loses.',
		accent: 'teal',
		rotation: 0,
	},
	{
		type: 'improvement',
		title: 'AI Enhancement',
		description:
			'Plain duties become honest achievements. When a fact is missing, Ella asks. It never makes one up.',
		accent: 'marker',
		rotation: -1.2,
	},
	{
		type: 'ats',
		title: 'ATS Optimized',
		description:
			'Each template is exported as a PDF, read back by a machine and compared, word for word.',
		accent: 'moss',
		rotation: 0,
	},
]
