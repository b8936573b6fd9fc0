import type { Part, TypesetInput } from '@app/typeset'

/** Every string that a file has to give back, by column and in reading order. */
export function expectedStrings(input: TypesetInput): string[][] {
	const { heading, headline, contacts, sections, style } = input
	const head = [heading, headline, ...contacts.map(({ text }) => text)]
	const words = (among: TypesetInput['sections']) =>
		among.flatMap(({ title, parts }) => [
			title,
			...parts.flatMap((part) => wordsOf(part, style.datePlace)),
		])
	const columns = (['main', 'side'] as const).map((column) =>
		words(sections.filter((section) => section.column === column)),
	)
	const all = style.columns === 1 ? [[...head, ...words(sections)]] : [head, ...columns]
	return all.map((strings) => strings.filter((text) => text !== ''))
}

/** The same for a Word or text file: one column, and dates after the employer, whatever the template. */
export function expectedInOneColumn(input: TypesetInput): string[][] {
	return expectedStrings({ ...input, style: { ...input.style, columns: 1, datePlace: 'after' } })
}

function wordsOf(part: Part, datePlace: TypesetInput['style']['datePlace']): string[] {
	switch (part.kind) {
		case 'entry': {
			const { employer, title, organisation, place, dates, facts, paragraphs, points } = part
			const about = (where: string[], when: string) =>
				datePlace === 'after' ? [...where, when] : [when, ...where]
			return [
				...(employer === null ? [] : [employer.name, ...about([employer.place], employer.dates)]),
				title,
				...about([organisation, place], dates),
				...facts.map(({ text }) => text),
				...paragraphs,
				...points,
			]
		}
		case 'note':
			return [part.title, ...part.details.map(({ text }) => text), ...part.paragraphs]
		case 'group':
			return [part.label, ...part.items]
		case 'prose':
			return part.paragraphs
		case 'points':
			return part.points
	}
}
