import { cvSourceSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { describeReadingOrder } from './reading-order.ts'

const source = cvSourceSchema.parse({
	format: 'pdf',
	fileName: 'cv.pdf',
	bytes: 1,
	pages: [],
	text: '',
	places: {},
	confidence: {},
	unread: [],
	headings: [],
	warnings: [],
	facts: {
		title: null,
		language: null,
		isTagged: null,
		maker: null,
		fonts: [],
		pictures: [],
		columns: 1,
		hasTables: false,
		hasTextBoxes: false,
		contactInPageHeader: false,
		hiddenText: [],
		unreadableShare: 0,
		links: [],
	},
})
const lineAt = (text: string, y: number) => ({
	text,
	sizePt: 10,
	bold: false,
	font: 'Inter',
	place: { page: 1, x: 40, y, width: 200, height: 12 },
})
const pageOf = (...lines: ReturnType<typeof lineAt>[]) => ({
	...source,
	pages: [{ number: 1, widthPt: 595, heightPt: 842, lines }],
})

test('a page that is read downwards has no step back', () => {
	const order = describeReadingOrder(
		pageOf(lineAt('Name', 40), lineAt('Dates', 41), lineAt('Jobs', 80)),
	)
	expect(order).toMatchObject({ lines: 3, jumps: [] })
})

test('a step back up the page is told with the lines before and after it', () => {
	const { jumps } = describeReadingOrder(
		pageOf(lineAt('Skills', 40), lineAt('Excel', 700), lineAt('Work', 60), lineAt('Chef', 80)),
	)
	expect(jumps).toEqual([{ number: 1, page: 1, from: 'Excel', to: 'Work', fromLine: 1 }])
})

test('what does not arrive is told', () => {
	const lossy = {
		...pageOf(lineAt('Name', 40)),
		unread: [{ text: 'Odd line', place: null }],
	}
	expect(describeReadingOrder(lossy).losses[0]).toContain(
		'One line was read but not matched to a field',
	)
})
