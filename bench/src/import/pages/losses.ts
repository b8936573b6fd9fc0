import type { CvDocument } from '@app/cv'
import { type Counts, measureF1 } from './ledger.ts'
import { type PageTruth, truthFromCv } from './page-truth.ts'
import { joinCourse } from './same-values.ts'
import { type PageScore, weightsOfParts } from './score-page.ts'
import { similarity } from './similarity.ts'

/** What became of a value that was read wrongly. */
export const causes = [
	'not printed in one piece',
	'read with more words',
	'read with fewer words',
	'read as another field of an entry',
	'read as what was done',
	'read elsewhere in the CV',
	'not read at all',
	'read, but labelled as something else',
	'read, and labelled nowhere',
	'of another entry, or a date',
] as const

export type Cause = (typeof causes)[number]

/** A value that was read wrongly, and what it cost in points of the weighted score. */
export type Loss = { field: string; cause: Cause; points: number }

/** What a page says, what was read of it, its score, and the text of its file. */
export type JudgedPage = { truth: PageTruth; cv: CvDocument; score: PageScore; text: string }

/** Says what each wrong value of a page cost, and why it is wrong. */
export function listLosses(page: JudgedPage): Loss[] {
	const values = { told: valuesOf(page.truth), read: valuesOf(truthFromCv(page.cv)) }
	const whole = listLetters(page.text)
	const anywhere = listLetters(JSON.stringify(page.cv))
	return [...page.score.fields].flatMap(([field, counts]) => {
		const points = pointsOfField(page.score, field)
		const faults = Math.round(counts.missing + counts.extra)
		if (points === 0) return []
		const own = { told: ofField(values.told, field), read: ofField(values.read, field) }
		const lost = withoutSame(own.told, own.read)
		const extra = withoutSame(own.read, own.told)
		const found = [
			...lost.map((text) => causeOfLost(text, { field, ...values, whole, anywhere })),
			...extra.map((text) => causeOfExtra(text, { field, ...values, whole, anywhere })),
		]
		const others = Math.max(0, faults - found.length)
		const all: Cause[] = [...found, ...new Array<Cause>(others).fill('of another entry, or a date')]
		const each = points / Math.max(1, all.length)
		return all.map((cause) => ({ field, cause, points: each }))
	})
}

/** How many points the page would gain if all values of a field were right. */
function pointsOfField({ fields, parts }: PageScore, field: string): number {
	const [part = ''] = field.split('.')
	const own = [...fields].filter(([name]) => name.startsWith(`${part}.`))
	const mended = own.map(([name, counts]) => (name === field ? mendedCounts(counts) : counts))
	const before = measureF1(own.map(([, counts]) => counts))
	const whole = [...parts.keys()].reduce((sum, one) => sum + (weightsOfParts[one] ?? 0), 0)
	return (100 * (weightsOfParts[part] ?? 0) * (measureF1(mended) - before)) / whole
}

function mendedCounts({ right, missing }: Counts): Counts {
	return { right: right + missing, extra: 0, missing: 0 }
}

type Value = { field: string; text: string }

function valuesOf(truth: PageTruth): Value[] {
	const { personalInfo: person } = truth
	const list: [string, (string | undefined)[]][] = [
		['personalInfo.city', [person.city]],
		['personalInfo.headline', [person.headline]],
		['summary.text', [truth.summary]],
		['experience.title', truth.experience.map(({ title }) => title)],
		['experience.organization', truth.experience.map(({ organization }) => organization)],
		['experience.location', truth.experience.map(({ location }) => location)],
		['experience.bullets', truth.experience.flatMap(({ bullets = [] }) => bullets)],
		['education.qualification', truth.education.map(joinCourse)],
		['education.institution', truth.education.map(({ institution }) => institution)],
		['education.grade', truth.education.map(({ grade }) => grade)],
		['skills.name', truth.skills],
		['languages.name', truth.languages.map(({ name }) => name)],
		['certifications.name', truth.certifications.map(({ name }) => name)],
		['projects.name', truth.projects.map(({ name }) => name)],
	]
	return list.flatMap(([field, texts]) => texts.flatMap((text) => (text ? [{ field, text }] : [])))
}

function ofField(values: readonly Value[], field: string): string[] {
	return values.filter((value) => value.field === field).map(({ text }) => text)
}

const alike = 0.85

/** The texts that the other list has not, each one taken once. */
function withoutSame(texts: readonly string[], others: readonly string[]): string[] {
	const free = [...others]
	return texts.filter((text) => {
		const at = free.findIndex((other) => similarity(text, other) >= alike)
		if (at !== -1) free.splice(at, 1)
		return at === -1
	})
}

type Known = { field: string; told: Value[]; read: Value[]; whole: string; anywhere: string }

function causeOfLost(text: string, { field, read, whole, anywhere }: Known): Cause {
	const letters = listLetters(text)
	const isIn = (value: Value) => listLetters(value.text).includes(letters)
	const own = read.filter((value) => value.field === field)
	if (own.some(isIn)) return 'read with more words'
	if (own.some((value) => isPartOf(value, letters))) return 'read with fewer words'
	if (field !== 'experience.bullets' && !whole.includes(letters)) return 'not printed in one piece'
	const others = read.filter((value) => value.field !== field && isOfEntry(value))
	if (others.some((value) => !isDeed(value) && isIn(value)))
		return 'read as another field of an entry'
	if (others.some(isIn)) return 'read as what was done'
	return anywhere.includes(letters) ? 'read elsewhere in the CV' : 'not read at all'
}

function causeOfExtra(text: string, { field, told }: Known): Cause {
	const letters = listLetters(text)
	const own = told.filter((value) => value.field === field)
	if (own.some((value) => isPartOf(value, letters))) return 'read with more words'
	const isIn = (value: Value) => listLetters(value.text).includes(letters)
	if (own.some(isIn)) return 'read with fewer words'
	const isTold = told.some((value) => isIn(value) || isPartOf(value, letters))
	return isTold ? 'read, but labelled as something else' : 'read, and labelled nowhere'
}

/** Shorter names are in a text by chance. */
const fewestLetters = 4

function isPartOf({ text }: Value, whole: string): boolean {
	const letters = listLetters(text)
	return letters.length >= fewestLetters && whole.includes(letters)
}

function isOfEntry({ field }: Value): boolean {
	return field.startsWith('experience.') || field.startsWith('education.')
}

function isDeed({ field }: Value): boolean {
	return field === 'experience.bullets'
}

function listLetters(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, '')
}
