import type { Template } from './templates/template-type.ts'
import { templates } from './templates/templates.ts'

export { templates } from './templates/templates.ts'

const [firstTemplate] = templates
const added = new Map<string, Template>()

/** The template with this id, ours or an operator's; `undefined` where there is none. */
export function findTemplate(id: string): Template | undefined {
	return templates.find((template) => template.id === id) ?? added.get(id)
}

/** Makes an operator's template known in this process; the returned function forgets it. */
export function addTemplate(template: Template): () => void {
	added.set(template.id, template)
	return () => {
		if (added.get(template.id) === template) added.delete(template.id)
	}
}

/** The template with this id; the first one stands in for an id that no longer exists. */
export function templateOrFirst(id: string): Template {
	const template = findTemplate(id) ?? firstTemplate
	if (template === undefined) throw new Error('There are no templates.')
	return template
}
