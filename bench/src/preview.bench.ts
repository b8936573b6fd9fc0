import { cvDesignSchema } from '@app/cv'
import { chromiumPath, launchArguments } from '@app/e2e/launch-arguments'
import { templates } from '@app/typeset'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import { chromium, type Page } from 'playwright-core'
import { paintPdfPages, paintSvgPages } from './preview/paint-pages.ts'
import { shareOfDiffering } from './preview/share-of-differing.ts'
import { somePeople } from './roundtrip/people/make-people.ts'
import type { SamplePerson } from './roundtrip/people/sample-person.ts'

/** Two pixels to one of a usual screen. */
const dotsPerInch = 192
/** Of all pixels of a CV, from 0 to 1. */
const most = 0.001

export type PreviewOptions = {
	people: number
	/** Ids of templates; none means all. */
	templates: string[]
}

/** Paints the preview with Chromium and the PDF with poppler, and tells how much of the pages differs. */
export async function benchPreview(options: PreviewOptions): Promise<void> {
	const people = somePeople(options.people)
	const chosen = templates.filter(
		({ id }) => options.templates.length === 0 || options.templates.includes(id),
	)
	console.log(`${people.length} CVs; pixels of the PDF that the preview does not have, at 192 dpi`)
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 60_000 })
	const browser = await chromium.launch({ executablePath: chromiumPath, args: launchArguments })
	const failed: string[] = []
	try {
		const tab = await browser.newPage()
		for (const { id } of chosen) {
			const shares: number[] = []
			for (const person of people) {
				const share = await compare(id, person, { typesetter, tab })
				shares.push(share)
				if (share >= most) failed.push(`${id}, ${person.id}: ${percent(share)}`)
			}
			const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
			console.log(`  ${id.padEnd(22)} mean ${percent(mean)}, most ${percent(Math.max(...shares))}`)
		}
	} finally {
		await browser.close()
		await typesetter.close()
	}
	if (failed.length > 0) throw new Error(`The preview is not the PDF:\n${failed.join('\n')}`)
}

type Tools = { typesetter: Typesetter; tab: Page }

async function compare(
	templateId: string,
	{ cv, headingLanguage }: SamplePerson,
	{ typesetter, tab }: Tools,
): Promise<number> {
	const design = cvDesignSchema.parse({ templateId, headingLanguage })
	const { pages } = await typesetter.svg(cv, design)
	const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
	const [preview, print] = await Promise.all([
		paintSvgPages(tab, pages, dotsPerInch),
		paintPdfPages(bytes, dotsPerInch),
	])
	if (preview.length !== print.length) return 1
	const shares = preview.map((page, index) => {
		const printed = print[index]
		return printed === undefined ? 1 : shareOfDiffering(page, printed)
	})
	return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function percent(share: number): string {
	return `${(100 * share).toFixed(4)} %`
}

if (import.meta.main) {
	await benchPreview({
		people: Number(process.env.PEOPLE ?? 20),
		templates: (process.env.TEMPLATES ?? '').split(',').filter(Boolean),
	})
}
