import type { CategoryId } from './report.ts'

/** The categories of checks, each with its title and its weight in per cent. */
export const categories: readonly { id: CategoryId; title: string; weight: number }[] = [
	{ id: 'parseability', title: 'Readable by software', weight: 25 },
	{ id: 'contact', title: 'Contact details', weight: 10 },
	{ id: 'sections', title: 'Sections', weight: 15 },
	{ id: 'dates', title: 'Dates', weight: 10 },
	{ id: 'impact', title: 'Bullets and impact', weight: 25 },
	{ id: 'language', title: 'Language and style', weight: 10 },
	{ id: 'locale', title: 'Fit for the UK', weight: 5 },
]
