import { readFileSync } from 'node:fs'
import { type CvDocument, cvDocumentSchema, defaultDesign, maxCvLines } from '@app/cv'
import { expect, onTestFinished, test } from 'vitest'
import { createTypesetter } from './typesetter.ts'

/** Returns a CV with the most lines allowed; another `number` gives other words. */
function longCv(lineLength: number, number = 0): CvDocument {
	const entries = 16
	const perEntry = maxCvLines / entries - 1
	let words = 0
	const line = () => {
		let text = ''
		while (text.length < lineLength) {
			words += 1
			text += `w${(words + number * 100_000).toString(36)} `
		}
		return text.trim()
	}
	const experience = Array.from({ length: entries }, (_, index) => ({
		id: `job-${index}`,
		jobTitle: 'Operations Manager',
		achievements: Array.from({ length: perEntry }, line),
	}))
	return cvDocumentSchema.parse({ personalInfo: { firstName: 'Sam' }, experience })
}

function openTypesetter() {
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 60_000 })
	onTestFinished(() => typesetter.close())
	return typesetter
}

const everything = { known: [], mostPages: 100 }
const tooLarge = {
	code: 'cv_too_large',
	message: 'This CV has more than 40 pages. Shorten it to see its pages.',
}

test.skipIf(process.platform !== 'linux')(
	'a CV with as many lines as one may have is drawn as pictures, a few at a time',
	async () => {
		const typesetter = openTypesetter()
		const { pages } = await typesetter.png(longCv(60), defaultDesign(), { dotsPerInch: 200 })
		expect(pages.length).toBeGreaterThan(12)
		expect(Math.max(...typesetter.pids().map(readPeakMb))).toBeLessThan(500)
	},
)

test('more than 40 pages are not drawn, but printed', async () => {
	const typesetter = openTypesetter()
	const long = longCv(400)
	await expect(typesetter.preview(long, defaultDesign(), everything)).rejects.toMatchObject(
		tooLarge,
	)
	await expect(typesetter.png(long, defaultDesign(), { dotsPerInch: 72 })).rejects.toMatchObject(
		tooLarge,
	)
	const { pageCount } = await typesetter.pdf(long, defaultDesign(), { createdAt: new Date(0) })
	expect(pageCount).toBeGreaterThan(40)
})

test.skipIf(process.platform !== 'linux')(
	'one long CV after the other leaves the memory of the renderers bounded',
	async () => {
		const typesetter = openTypesetter()
		const peaks: number[] = []
		const look = () => peaks.push(...typesetter.pids().map(readPeakMb))
		for (let number = 0; number < 4; number += 1) {
			const { pages } = await typesetter.preview(longCv(110, number), defaultDesign(), everything)
			expect(pages.length).toBeGreaterThan(20)
			look()
		}
		expect(Math.max(...peaks)).toBeLessThan(500)
	},
)

/** The most memory that a process has had, in megabytes. */
function readPeakMb(pid: number): number {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8')
		return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
	} catch {
		// It has ended meanwhile.
		return 0
	}
}
