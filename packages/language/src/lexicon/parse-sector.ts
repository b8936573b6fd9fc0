/** The kinds of concepts. The kind decides the weight of a concept and how a CV can show it. */
const conceptKinds = [
	'credential',
	'tool',
	'equipment',
	'method',
	'domain',
	'duty',
	'language',
	'soft',
] as const

export type ConceptKind = (typeof conceptKinds)[number]

/**
 * A special case of a concept, which shows the concept but is a separate claim, with its other names and its
 * implications.
 */
type Special = { name: string; same: string[]; implies: string[] }

/**
 * A concept that adverts ask for and CVs show. `same` are other names, which can replace the label; `narrower` are
 * its special cases; `implies` names what a person with this concept also has. `ambiguous` names are also ordinary
 * words. `subjects` are names of a licence or certificate that also name its machine, method or body.
 */
export type Concept = {
	/** The label in small letters with hyphens; stable as long as the label is. */
	id: string
	label: string
	sector: string
	kind: ConceptKind
	same: string[]
	narrower: Special[]
	implies: string[]
	ambiguous: string[]
	subjects: string[]
}

/**
 * Reads the concepts of a sector. `[kind]` opens a group; below it each line is one concept: `Label | =other name,
 * other name | <special case, <special case | >implied concept | ~ambiguous name | @name that is also the subject`. A
 * special case has separate names and implications: `<CCNP = Cisco Certified Network Professional > CCNA`.
 */
export function parseSector(sector: string, text: string): Concept[] {
	let kind: ConceptKind | undefined
	return text
		.trim()
		.split('\n')
		.flatMap((line) => {
			const group = conceptKinds.find((known) => line === `[${known}]`)
			if (group !== undefined) {
				kind = group
				return []
			}
			if (kind === undefined) throw new Error(`No kind before "${line}" in the words of ${sector}.`)
			return [parseConcept(line, { sector, kind })]
		})
}

function parseConcept(line: string, known: { sector: string; kind: ConceptKind }): Concept {
	const [label = '', ...columns] = line.split(' | ')
	const names = (mark: string) =>
		columns
			.filter((column) => column.startsWith(mark))
			.flatMap((column) => column.split(', ').map((name) => name.replace(mark, '').trim()))
	return {
		...known,
		id: slugify(label),
		label,
		same: names('='),
		narrower: names('<').map(parseNarrower),
		implies: names('>'),
		ambiguous: names('~'),
		subjects: names('@'),
	}
}

function parseNarrower(column: string): Special {
	const [names = '', ...implies] = column.split(' > ')
	const [name = '', ...same] = names.split(' = ')
	return { name, same, implies }
}

function slugify(label: string): string {
	return label
		.toLowerCase()
		.replace(/\+/g, ' plus')
		.replace(/#/g, ' sharp')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '')
}
