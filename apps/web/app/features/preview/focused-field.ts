/** The path of the form's field that holds an element, with the line of a list: `experience.0.achievements.2`. */
export function fieldOfElement(element: Element | null): string | null {
	const field = element?.closest<HTMLElement>('[data-field]')
	const path = field?.dataset.field
	if (!field || path === undefined) return null
	const areas = [...field.querySelectorAll('li textarea')]
	const line = element === null ? -1 : areas.indexOf(element)
	return line === -1 ? path : `${path}.${line}`
}
