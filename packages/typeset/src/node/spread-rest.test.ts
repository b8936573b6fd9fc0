import { expect, test } from 'vitest'
import { type PartMark, spreadRest } from './spread-rest.ts'

const section = (title: string, column: string, parts: number) => ({
	name: 'experience',
	title,
	column,
	hasHeading: true,
	parts: Array.from({ length: parts }, (_, at) => `${title} ${at}`),
})

const input = JSON.stringify({
	sections: [section('Jobs', 'main', 3), section('Skills', 'side', 1), section('Talks', 'main', 1)],
	style: {},
})

/** Marks of parts that each are on one page. */
function marksOn(pages: Record<string, number[]>): PartMark[] {
	return Object.entries(pages).flatMap(([title, on]) =>
		on.flatMap((page, part) =>
			(['begins', 'ends'] as const).map((end) => ({ name: 'experience', title, part, end, page })),
		),
	)
}

const columnsOf = (json: string | null) =>
	(JSON.parse(json ?? '{}') as { sections: ReturnType<typeof section>[] }).sections.map(
		({ title, column, hasHeading, parts }) => [title, column, hasHeading, parts.length],
	)

test('what follows on pages without a side column goes across them', () => {
	const spread = spreadRest(input, marksOn({ Jobs: [1, 1, 2], Skills: [1], Talks: [2] }))
	expect(columnsOf(spread)).toEqual([
		['Jobs', 'main', true, 2],
		['Jobs', 'rest', false, 1],
		['Skills', 'side', true, 1],
		['Talks', 'rest', true, 1],
	])
	expect(JSON.parse(spread ?? '{}')).toMatchObject({ style: { restBegins: 'page' } })
})

test('beside a side column, nothing does', () => {
	expect(spreadRest(input, marksOn({ Jobs: [1, 1, 2], Skills: [2], Talks: [2] }))).toBeNull()
})

test('after a part that goes on, the rest begins on its page', () => {
	const marks = marksOn({ Jobs: [1, 1, 2], Skills: [1], Talks: [2] }).map((mark) =>
		mark.title === 'Jobs' && mark.part === 1 && mark.end === 'ends' ? { ...mark, page: 2 } : mark,
	)
	expect(JSON.parse(spreadRest(input, marks) ?? '{}')).toMatchObject({
		style: { restBegins: 'line' },
	})
})
