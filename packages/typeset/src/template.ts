import type { SectionName } from '@app/cv'
import type { FontPairId } from './font-pairs.ts'
import { templates } from './templates/templates.ts'
import type { TypesetStyle } from './typeset-input.ts'

export { templates } from './templates/templates.ts'

/** A template that a CV can be set in. */
export type Template = {
	id: string
	name: string
	/** How it looks, in one sentence for the person who chooses. */
	description: string
	/** Whom it suits. */
	suits: string
	/** Its own colour beside black, as `#rrggbb`. */
	accent: string
	/** Whether titles in this colour stand on a tint of it. */
	isTinted: boolean
	fontPair: FontPairId
	/** The sign before a point. */
	bullet: string
	datePlace: TypesetStyle['datePlace']
	headerLayout: TypesetStyle['headerLayout']
	/** The sample person whose CV shows it. */
	sampleId: string
	/** What stands in the narrow column; a template of one column has none. */
	sideSections: readonly SectionName[]
}

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
