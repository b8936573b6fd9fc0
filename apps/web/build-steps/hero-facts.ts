import { analyse, type CategoryId, type Finding } from '@app/checks'
import { type Box, type CvDesign, type CvSource, defaultDesign } from '@app/cv'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'
import type { LandingFacts, Remark, Stroke } from '../app/features/landing/landing-facts.ts'
import { landingCv } from './landing-cv.ts'
import { readBack, renderPicture, type Tools } from './picture-shop.ts'

/** Larger than usual, because the page is shown smaller than paper. */
const design: CvDesign = { ...defaultDesign(), textSizePt: 11.5, spacing: 1.1 }

/** The first screen has room for one remark of each of these kinds. */
const shownCategories: CategoryId[] = ['impact', 'dates']

/** The page of the first screen with the remarks of a real analysis, and the scores of that analysis. */
export async function heroFacts(tools: Tools): Promise<Pick<LandingFacts, 'hero' | 'report'>> {
	const picture = await renderPicture(tools, {
		cv: landingCv,
		design,
		alt: 'A one-page CV of Siobhán O’Donnell, staff nurse, with 2 passages marked',
	})
	const { document, source } = await readBack(tools, landingCv, design)
	const today = new Date().toISOString().slice(0, 10)
	const knowsWord = await openEnglishWords()
	const report = analyse({ cv: document, source, today, knowsWord, proofread: proofreadLine })
	return {
		hero: { picture, remarks: remarksOn(source, report.findings) },
		report: {
			score: report.score,
			parts: (report.parts ?? []).map(({ title, points, of }) => ({
				title,
				score: Math.round((100 * points) / of),
			})),
		},
	}
}

function remarksOn(source: CvSource, findings: Finding[]): Remark[] {
	const [page] = source.pages
	if (page === undefined) throw new Error('The sample CV was read back without a page.')
	const shown = shownCategories.flatMap((wanted) => {
		const finding = findings.find(({ category, evidence }) => {
			return category === wanted && evidence.some(({ places }) => places.length > 0)
		})
		return finding ?? []
	})
	if (shown.length === 0) throw new Error('The analysis had nothing to remark on the sample CV.')
	return shown.map(({ id, severity, title, evidence }) => ({
		id,
		severity,
		title,
		strokes: evidence
			.flatMap(({ places }) => places)
			.filter((place) => place.page === 1)
			.map((place) => strokeOver(place, page)),
	}))
}

function strokeOver(place: Box, page: { widthPt: number; heightPt: number }): Stroke {
	return {
		left: percent(place.x, page.widthPt),
		top: percent(place.y, page.heightPt),
		width: percent(place.width, page.widthPt),
		height: percent(place.height, page.heightPt),
	}
}

function percent(part: number, whole: number): number {
	return Math.round((part / whole) * 10_000) / 100
}
