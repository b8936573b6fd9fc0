import { defaultDesign } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { templates } from '../find-template.ts'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

test.each(templates)('a page of $name is paths and nothing else', async ({ id }) => {
	const { pages } = await typesetter.svg(everyFieldCv, { ...defaultDesign(), templateId: id })
	for (const { svg } of pages) {
		expect(svg.replace(/<path [^<>]*\/>/g, '')).toBe(
			'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595.28 841.89"></svg>',
		)
		expect(svg).not.toMatch(/ (id|class|style|href|on\w+)=|NaN|undefined/)
	}
})

test('a page without the outlines that somebody has is the same page once they are put in', async () => {
	const preview = (outlines?: string[]) =>
		typesetter.preview(everyFieldCv, defaultDesign(), { known: [], mostPages: 9, outlines })
	const [whole, named] = await Promise.all([preview(), preview([])])
	const contents = new Map<string, string>()
	for (const { svg } of named.pages) {
		for (const [, name = '', content = ''] of svg?.matchAll(outline) ?? [])
			contents.set(name, content)
	}
	const short = await preview([...contents.keys()])
	const svgs = short.pages.map(({ svg }) =>
		svg?.replace(outline, (_, name) => `${contents.get(name)}/>`),
	)
	expect(contents.size).toBeGreaterThan(40)
	expect(svgs).toEqual(whole.pages.map(({ svg }) => svg))
})

const outline = / data-outline="([^"]*)"([^<>]*)\/>/g

test('every path is on the page, filled or stroked in a colour', async () => {
	const { pages } = await typesetter.svg(everyFieldCv, defaultDesign())
	const paths = pages.flatMap(({ svg }) => svg.match(/<path [^<>]*\/>/g) ?? [])
	expect(paths.length).toBeGreaterThan(60)
	for (const path of paths) {
		const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(path) ?? []
		expect(Number(x)).toBeLessThan(595)
		expect(Number(y)).toBeLessThan(842)
		expect(path).toMatch(/(fill|stroke)="#[0-9a-f]{3,8}"/)
	}
})

test('every run of words tells where each of its words stands', async () => {
	const { pages } = await typesetter.svg(everyFieldCv, defaultDesign())
	const runs = pages.flatMap(({ svg }) => [
		...svg.matchAll(/data-text="([^"]*)" data-stops="([^"]*)" data-size="([^"]*)"/g),
	])
	expect(runs.length).toBeGreaterThan(40)
	const unsure = runs.filter(([, text = '', stops = '']) => {
		const numbers = stops.split(' ').map(Number)
		const isRising = numbers.every(
			(stop, index) => index === 0 || stop >= (numbers[index - 1] ?? 0),
		)
		return !isRising || numbers.length !== text.split(' ').length * 2
	})
	expect(unsure.map(([, text]) => text)).toEqual([])
})
