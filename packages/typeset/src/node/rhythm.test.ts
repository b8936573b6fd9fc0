import { type CvDocument, cvDocumentSchema, defaultDesign } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { templates } from '../find-template.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

const job = (id: string) => ({
	id,
	jobTitle: `Title${id}`,
	employer: `Employer${id}`,
	startDate: '2019-04',
	endDate: '2020-04',
	achievements: Array.from({ length: 10 }, (_, at) => `Point${id}${at}`),
})

const cv: CvDocument = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Firstname', lastName: 'Lastname', email: 'mail@example.com' },
	experience: [job('a'), job('b')],
	projects: [{ id: 'p', name: 'Titlep', achievements: ['Pointp0', 'Pointp1'] }],
	certification: ['Papera', 'Paperb', 'Paperc'].map((name) => ({ id: name, name })),
	publications: ['Worka', 'Workb'].map((title) => ({ id: title, title })),
})

type Line = { words: string; y: number; size: number }

/** Every run of letters with its baseline and the size of its type, in points. */
async function linesOf(templateId: string): Promise<Line[]> {
	const { pages } = await typesetter.svg(cv, { ...defaultDesign(), templateId })
	return pages.flatMap(({ svg }) =>
		[...svg.matchAll(/<path[^>]*>/g)].flatMap(([path]) => {
			const [, y] = /translate\([-\d.]+ ([-\d.]+)\)/.exec(path) ?? []
			const [, words] = /data-text="([^"]*)"/.exec(path) ?? []
			const [, size] = /data-size="([\d.]+)"/.exec(path) ?? []
			if (y === undefined || words === undefined || size === undefined) return []
			return [{ words, y: Number(y), size: Number(size) }]
		}),
	)
}

test.each(templates.map(({ id }) => id))(
	'%s: most room is above a title, then between entries, then below a title, and least within an entry',
	async (templateId) => {
		const lines = await linesOf(templateId)
		const find = (pattern: RegExp) => {
			const line = lines.find(({ words }) => pattern.test(words))
			if (line === undefined) throw new Error(`${templateId} has no line like ${pattern}`)
			return line
		}
		// From the feet of one line to the heads of the letters of the next.
		const room = (from: RegExp, to: RegExp) => {
			const next = find(to)
			return next.y - find(from).y - 0.7 * next.size
		}
		const isBeside = templateId === 'european'
		const aboveTitle = room(/Pointb9/, isBeside ? /^Titlep/ : /^projects/i)
		const between = room(/Pointa9/, /^Titleb/)
		const belowTitle = isBeside ? between - 2 : room(/^experience/i, /^Titlea/)
		const within = room(/Pointa3/, /Pointa4/)
		const notes = room(/Papera/, /Paperb/)
		expect(aboveTitle).toBeGreaterThan(1.15 * between)
		expect(between).toBeGreaterThan(1.1 * belowTitle)
		expect(belowTitle).toBeGreaterThan(1.1 * within)
		expect(notes).toBeGreaterThan(1.05 * within)
	},
)
