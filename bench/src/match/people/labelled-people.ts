import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CvDocument } from '@app/cv'
import { createReader } from '@app/cv-import/node'
import type { Term } from '../labelled-adverts.ts'

/** A labeller's verdict on a requirement and a CV, with the line that shows it. */
export type Verdict = { term: string; verdict: 'shown' | 'perhaps' | 'missing'; line: string }
/** A labeller's verdicts on an advert and its applicants. */
export type PeopleLabels = {
	id: string
	requirements: (Term & { kind: string })[]
	cvs: { id: string; advice: string; verdicts: Verdict[] }[]
	/** The candidates from the best to the weakest, where there are several. */
	order?: string[]
}
/** An advert with the CVs of people who might apply. */
export type AdvertWithPeople = {
	id: string
	sector: string
	title: string
	text: string
	cvs: { id: string; text: string; document: CvDocument }[]
}

/** Adverts with their CVs and the labels of one or more people, each made without seeing the others' labels. */
export type PeopleSet = { name: string; adverts: URL; labels: readonly URL[] }

const here = (file: string) => new URL(`./${file}`, import.meta.url)

/** Adverts that weights are learned from and that may be looked at. */
export const learnedFrom: readonly PeopleSet[] = [
	{
		name: 'people (learned from)',
		adverts: here('development.json'),
		labels: [here('development-labels.json')],
	},
	{
		name: 'people, once sealed (learned from)',
		adverts: here('development-2.json'),
		labels: [here('development-2-labels-1.json'), here('development-2-labels-2.json')],
	},
	{
		name: 'people of other sectors, once sealed (learned from)',
		adverts: here('opened/adverts.json'),
		labels: [here('opened/labels-1.json'), here('opened/labels-2.json')],
	},
	{
		name: 'people of two other writers, once sealed (learned from)',
		adverts: here('opened-2/adverts.json'),
		labels: [here('opened-2/labels-1.json'), here('opened-2/labels-2.json')],
	},
]

/** A set in a folder elsewhere: `adverts.json`, `labels-1.json` and, of a second person, `labels-2.json`. */
export function setIn(folder: string): PeopleSet {
	const base = pathToFileURL(`${resolve(folder)}/`)
	const labels = ['labels-1.json', 'labels-2.json'].map((file) => new URL(file, base))
	return {
		name: 'people (not learned from)',
		adverts: new URL('adverts.json', base),
		labels: labels.filter((file) => existsSync(file)),
	}
}

/** The day on which all of them are read. */
export const today = '2026-11-28'

/** The labels in a file. */
export function peopleLabels(file: URL): PeopleLabels[] {
	return JSON.parse(readFileSync(file, 'utf8'))
}

/** The adverts of a set with their CVs, read as files of plain text: all of them, or some by their ids (`ward-01/a`). */
export async function advertsWithPeople(
	{ adverts: file }: Pick<PeopleSet, 'adverts'>,
	isWanted: (id: string) => boolean = () => true,
): Promise<AdvertWithPeople[]> {
	const adverts: AdvertWithPeople[] = JSON.parse(readFileSync(file, 'utf8'))
	const reader = createReader({
		processes: 1,
		timeoutMs: 120_000,
		memoryMb: 512,
		maxPages: 50,
		warmsUp: false,
	})
	try {
		for (const advert of adverts) {
			const read: AdvertWithPeople['cvs'] = []
			for (const cv of advert.cvs.filter(({ id }) => isWanted(`${advert.id}/${id}`))) {
				const bytes = new TextEncoder().encode(cv.text)
				try {
					cv.document = (
						await reader.read(bytes, { fileName: `${advert.id}-${cv.id}.txt` })
					).document
					read.push(cv)
				} catch (error) {
					if (!isRefusal(error)) throw error
					console.log('a CV that the reader refuses is left out')
				}
			}
			advert.cvs = read
		}
	} finally {
		await reader.close()
	}
	return adverts
}

function isRefusal(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'file_is_not_a_cv'
}
