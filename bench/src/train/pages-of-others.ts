import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { extractText } from '@app/cv-import/node'
import type { PageTruth } from '../import/pages/page-truth.ts'
import { startPagePrinter } from '../import/pages/print-page.ts'
import { bytesOfPage, listPages, type Page } from '../import/pages/read-pages.ts'

/** Sets of labelled pages in layouts from outside the project. */
export const setsOfOthers = [
	'made-by-others',
	'untidy',
	'opened',
	'opened-2',
	'opened-3',
	'opened-4',
	'opened-5',
	'opened-6',
	'opened-7',
	'opened-8',
	'opened-9',
	'lessons',
] as const

/** The text of a file, as the reader gets it. */
export type ExtractedPage = Awaited<ReturnType<typeof extractText>>

/** The pages of one set. */
export function pagesOfSet(set: string): Promise<Page[]> {
	return listPages(fileURLToPath(new URL(`../import/pages/${set}/`, import.meta.url)))
}

/** A set of pages that is learned from. */
export type LearnedSet = { set: string; pages: readonly Page[] }

/** All sets that are learned from; `folder` names one more, of CVs that can't be published, if it isn't empty. */
export async function listLearnedSets(folder: string): Promise<LearnedSet[]> {
	const sets = await Promise.all(
		setsOfOthers.map(async (set) => ({ set, pages: await pagesOfSet(set) })),
	)
	return [...sets, ...(await listFolder(folder))]
}

/** The pages of a folder as a set; none if the folder has no name. */
export async function listFolder(folder: string): Promise<LearnedSet[]> {
	return folder === '' ? [] : [{ set: 'folder', pages: await listPages(folder) }]
}

/** The two halves of all pages: what is learned from one is measured on the other. */
export const halves = ['first', 'second'] as const

/** A lesson of a page, with its set and its half. */
export type OfPage<Lesson> = Lesson & { set: string; half: (typeof halves)[number] }

function halfOf({ id }: Page): (typeof halves)[number] {
	const [first = 0] = createHash('sha256').update(id).digest()
	return first % 2 === 0 ? 'first' : 'second'
}

/** Makes lessons of the text and the truth of every page, set by set. */
export async function learnFromPages<Lesson>(
	sets: readonly LearnedSet[],
	lessonsOf: (extracted: ExtractedPage, truth: PageTruth) => readonly Lesson[],
): Promise<OfPage<Lesson>[]> {
	const printer = await startPagePrinter()
	try {
		const lessons: OfPage<Lesson>[] = []
		for (const { set, pages } of sets) {
			for (const page of pages) {
				const name = page.file.replace(/\.html$/, '.pdf')
				const extracted = await extractText(await bytesOfPage(page, printer), name)
				const half = halfOf(page)
				lessons.push(
					...lessonsOf(extracted, page.truth).map((lesson) => ({ ...lesson, set, half })),
				)
			}
		}
		return lessons
	} finally {
		await printer.close()
	}
}

/** Returns the lessons of each set in one half; a set without any is left out. */
export function groupBySet<Lesson extends OfPage<unknown>>(
	lessons: readonly Lesson[],
	half: Lesson['half'],
): [set: string, lessons: Lesson[]][] {
	return [
		...Map.groupBy(
			lessons.filter((lesson) => lesson.half === half),
			({ set }) => set,
		),
	]
}
