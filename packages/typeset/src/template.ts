import type { Template } from './templates/template-type.ts'
import { templates } from './templates/templates.ts'

export { templates } from './templates/templates.ts'

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
