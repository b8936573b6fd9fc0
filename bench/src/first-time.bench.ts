import { readFile } from 'node:fs/promises'
import { defaultDesign } from '@app/cv'
import { exampleCvs } from '@app/typeset'
import type { APIRequestContext, BrowserContext } from 'playwright-core'
import { Person, type Step } from './first-time/person.ts'
import { withProductInChromium } from './product-in-chromium.ts'

// The most steps that a visitor may be asked to take before they have their PDF.
const mostSteps = 9
const aimS = 180

/** Walks a first-time visitor's way from the first page to a better PDF, and prints its steps and times. */
export async function benchFirstTime(): Promise<void> {
	await withProductInChromium(async (context) => {
		const steps = await walk(context)
		const takes = addUp(steps, ({ takesS }) => takesS)
		const waits = addUp(steps, ({ waitsS }) => waitsS)
		const isPress = ({ what }: Step) => !what.startsWith('Read')
		const presses = steps.filter(isPress).length
		console.log('From the first page to an improved PDF, as a guest, in Chromium')
		for (const { what, takesS, waitsS } of steps) {
			console.log(`  ${seconds(takesS)} s, then ${seconds(waitsS)} s of waiting  ${what}`)
		}
		console.log(
			`  ${presses} interactions, ${steps.length} steps with reading (aim: at most ${mostSteps})`,
		)
		console.log(
			`  ${seconds(takes)} s of a person's time (keystroke-level model, 230 words a minute), ${seconds(waits)} s of waiting`,
		)
		console.log(`  ${seconds(takes + waits)} s in all (aim: under ${aimS} s)`)
	})
}

async function walk(context: BrowserContext): Promise<Step[]> {
	const page = await context.newPage()
	const buffer = await uploadOf(context.request)
	const person = new Person(page)
	await page.goto('/')
	const upload = page.getByLabel(/Choose your CV/)
	await person.press(
		'Check your CV',
		page.locator('a[href="/cv-analysis"]').filter({ visible: true }).first(),
		() => upload.waitFor({ state: 'attached' }),
	)
	const headline = page.locator('#report-headline')
	await person.choose(
		'Choose the CV',
		{ field: upload, file: { name: 'My CV.pdf', mimeType: 'application/pdf', buffer } },
		() => headline.waitFor(),
	)
	await person.read('Read the verdict', page.locator('header').filter({ has: headline }))
	const remark = page.locator('[data-remark][data-open="true"]')
	const useAll = remark.getByRole('button', { name: /^Use all \d+ lines$/ })
	await useAll.waitFor()
	const others = remark.getByRole('region', { name: /more lines? like it$/ }).getByRole('listitem')
	await person.readBut('Read the first remark and its line', remark, others)
	const count = await others.count()
	for (let row = 0; row < count; row += 1) {
		await person.read('Read another line', others.nth(row))
	}
	const undo = page.getByRole('button', { name: /^Undo: / })
	await person.press('Use all lines', useAll, () => undo.waitFor())
	const download = page.waitForEvent('download')
	await person.press(
		'Download PDF',
		page.getByRole('button', { name: 'Download PDF' }),
		() => download,
	)
	const file = await readFile(await (await download).path())
	if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('What came is no PDF.')
	return person.steps
}

const duties = [
	'Responsible for cleaning patient rooms and corridors',
	'Responsible for ordering of cleaning materials',
	'Responsible for training new starters',
	'Duties included checking the work of six cleaners',
]

/** The file that the person has: a CV with duties in place of achievements, without anything hidden inside. */
async function uploadOf(request: APIRequestContext): Promise<Buffer> {
	const cv = exampleCvs.find(({ id }) => id === 'cleaner')?.cv
	if (cv === undefined) throw new Error('The sample is gone.')
	const experience = cv.experience.map((job, at) =>
		at === 0 ? { ...job, achievements: duties } : job,
	)
	const answer = await request.post('/api/typeset/export/', {
		data: {
			document: { ...cv, experience },
			design: defaultDesign(),
			format: 'pdf',
			carriesData: false,
		},
	})
	if (!answer.ok()) throw new Error(`The CV to upload could not be made: ${answer.status()}`)
	return answer.body()
}

function addUp(steps: Step[], amountOf: (step: Step) => number): number {
	return steps.reduce((sum, step) => sum + amountOf(step), 0)
}

function seconds(value: number): string {
	return value.toFixed(1).padStart(5)
}
