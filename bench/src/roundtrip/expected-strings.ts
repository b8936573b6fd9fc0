import type { Part, TypesetInput } from '@app/typeset'

/** Every string that a file has to give back, by column and in reading order. */
export function expectedStrings(input: TypesetInput): string[][] {
	const { heading, headline, contacts, sections } = input
	const datesFirst = input.style.datePlace === 'before'
	const head = [heading, headline, ...contacts.map(({ text }) => text)]
	const columns = (['main', 'side'] as const).map((column) =>
		sections
			.filter((section) => section.column === column)
			.flatMap(({ title, parts }) => [
				title,
				...parts.flatMap((part) => wordsOf(part, datesFirst)),
			]),
	)
	const all =
		input.style.columns === 1 ? [head, sections.flatMap(allOf(datesFirst))] : [head, ...columns]
	return all.map((strings) => strings.filter((text) => text !== ''))
}

function allOf(datesFirst: boolean) {
	return ({ title, parts }: TypesetInput['sections'][number]) => [
		title,
		...parts.flatMap((part) => wordsOf(part, datesFirst)),
	]
}

function wordsOf(part: Part, datesFirst: boolean): string[] {
	switch (part.kind) {
		case 'entry': {
			const { title, organisation, place, dates, facts, paragraphs, points } = part
			const about = datesFirst ? [dates, organisation, place] : [organisation, place, dates]
			return [title, ...about, ...facts.map(({ text }) => text), ...paragraphs, ...points]
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

/** The letters and digits alone: line breaks, bullets and separators may differ, words may not. */
export function lettersOf(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}@/.]/gu, '')
}

/** How many of the strings stand in a text, each after the one before it in its column. */
export function countInOrder(text: string, columns: string[][]): { found: number; of: number } {
	const letters = lettersOf(text)
	const counts = columns.map((strings) => {
		let [from, found] = [0, 0]
		for (const wanted of strings.map(lettersOf)) {
			const at = letters.indexOf(wanted, from)
			if (at < 0) continue
			found += 1
			from = at + wanted.length
		}
		return found
	})
	return {
		found: counts.reduce((sum, count) => sum + count, 0),
		of: columns.flat().length,
	}
}
