import { cvDesignSchema, readableAccent } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { buildStyle } from '../build-style.ts'
import { templates } from '../find-template.ts'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

const second = '#7a1fa2'
const createdAt = new Date(0)
const twoTone = templates.filter(({ isTwoTone }) => isTwoTone)
const withSide = templates.filter(({ sideColumn }) => sideColumn !== '')

async function draw(wish: object): Promise<string> {
	const { pages } = await typesetter.svg(everyFieldCv, cvDesignSchema.parse(wish))
	return pages.map(({ svg }) => svg).join('')
}

test.each(twoTone)('$name: the second colour is on the page', async ({ id, accent }) => {
	const drawn = await draw({ templateId: id, secondColour: second })
	expect(drawn).toContain(readableAccent(second, 5.3))
	expect(drawn).toContain(accent)
})

test('a template of one colour prints no second one', () => {
	const { secondColour, accent } = buildStyle(cvDesignSchema.parse({ secondColour: second }), '')
	expect(secondColour).toBe(accent)
})

test.each(withSide)(
	'$name: its side column moves and grows, and stays accessible',
	async ({ id, sideColumn }) => {
		const usual = await draw({ templateId: id })
		expect(await draw({ templateId: id, sidebarSide: sideColumn })).toBe(usual)
		const sidebarSide = sideColumn === 'left' ? 'right' : 'left'
		const moved = { templateId: id, sidebarSide, sidebarWidth: 'wide' }
		expect(await draw(moved)).not.toBe(usual)
		const pdf = await typesetter.pdf(everyFieldCv, cvDesignSchema.parse(moved), { createdAt })
		expect(pdf.keepsStandard).toBe(true)
	},
)

test('left and right mean the same in text that runs from right to left', () => {
	const style = (sidebarSide: string) =>
		buildStyle(cvDesignSchema.parse({ templateId: 'sidebar', sidebarSide }), 'ليلى الحداد')
	expect(style('left').isSideMoved).toBe(false)
	expect(style('right').isSideMoved).toBe(true)
})
