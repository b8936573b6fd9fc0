/** A template that a CV can be set in. */
export type Template = {
	id: TemplateId
	name: string
	/** How it looks, in one sentence for the person who chooses. */
	description: string
	/** Whom it suits. */
	suits: string
	/** Its own colour beside black, as `#rrggbb`. */
	accent: string
}

export type TemplateId = 'professional-classic' | 'executive-elite' | 'modern-professional'

/** Every template, in the order in which they are offered. */
export const templates: readonly Template[] = [
	{
		id: 'professional-classic',
		name: 'Professional Classic',
		description:
			'A sturdy book serif, quiet rules under each title and room to breathe: nothing between the reader and your words.',
		suits: 'Health care, education, public service, and any employer you do not know yet',
		accent: '#00544d',
	},
	{
		id: 'executive-elite',
		name: 'Executive Elite',
		description:
			'A centred name in Garamond with wide margins and letter-spaced titles, like a well-printed invitation.',
		suits: 'Senior posts, law, finance, hospitality, the arts and academia',
		accent: '#6b2e2e',
	},
	{
		id: 'modern-professional',
		name: 'Modern Professional',
		description:
			'A confident name on a band of colour, strong headings and a clear sans serif that is quick to scan.',
		suits: 'Technology, logistics, trades, sales, marketing and first jobs',
		accent: '#1d4468',
	},
]

const [firstTemplate] = templates

/** The template with this id, or `undefined`. */
export function findTemplate(id: string): Template | undefined {
	return templates.find((template) => template.id === id)
}

/** The template with this id; the first one stands in for an id that no longer exists. */
export function templateOrFirst(id: string): Template {
	const template = findTemplate(id) ?? firstTemplate
	if (template === undefined) throw new Error('There are no templates.')
	return template
}
