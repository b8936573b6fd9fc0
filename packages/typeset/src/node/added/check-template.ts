import { type CvDesign, type CvDocument, cvDesignSchema } from '@app/cv'
import { addTemplate } from '../../find-template.ts'
import { expectedStrings } from '../../read-back/expected-strings.ts'
import { findInOrder } from '../../read-back/find-in-order.ts'
import { sampleCvs } from '../../samples/sample-cvs.ts'
import { testingCvs } from '../../samples/testing-cvs.ts'
import { stripRunningHeaders } from '../../strip-running-headers.ts'
import type { ReadBack } from '../../template-read-back.ts'
import { toTypesetInput } from '../../to-typeset-input.ts'
import { createTypesetter, type Typesetter } from '../typesetter.ts'
import { TypesettingError } from '../typesetting-error.ts'
import { type AddedTemplate, TemplateRefusal } from './added-template.ts'

/** The text that each program finds in a PDF; one that isn’t installed has none. */
export type ReadTexts = (pdf: Uint8Array) => Promise<Partial<Record<string, string>>>

type CheckOptions = {
	readTexts: ReadTexts
	/** How long one CV may take, in milliseconds; 10,000 unless given. */
	timeoutMs?: number
}

type Person = { who: string; script: string; cv: CvDocument }

// Few entries and many, every section, publications, groups of skills, long names, and two other scripts.
const people: readonly Person[] = [
	...['staff-nurse', 'chef', 'researcher', 'software-developer'].map((id) => person(id, 'Latin')),
	...['short', 'long'].map((id) => person(id, 'Latin')),
	person('arabic', 'Arabic'),
	person('japanese', 'Japanese'),
]

const createdAt = new Date('2026-01-02T03:04:05Z')

/**
 * Sets eight CVs in an operator's template and reads the files back. Returns each program's findings; throws a
 * `TemplateRefusal` where a CV can't be set in time and memory, the PDF isn't accessible, or words are lost.
 */
export async function checkTemplate(
	added: AddedTemplate,
	{ readTexts, timeoutMs = 10_000 }: CheckOptions,
): Promise<ReadBack[]> {
	// The id includes the digest, because an earlier version of the template may be in use.
	const id = `${added.template.id}@${added.digest}`
	const tried = { ...added, template: { ...added.template, id } }
	const forget = addTemplate(tried.template)
	const typesetter = createTypesetter({ processes: 1, timeoutMs, findAdded: () => tried })
	try {
		const tally = new Map<string, ReadBack>()
		for (const one of people) {
			const design = cvDesignSchema.parse({ templateId: id })
			const pdf = await setCv(typesetter, one, { design, timeoutMs })
			readBack({ ...one, design, added }, await readTexts(pdf), tally)
		}
		return [...tally.values()]
	} finally {
		forget()
		await typesetter.close()
	}
}

function person(id: string, script: string): Person {
	const sample = [...sampleCvs, ...testingCvs].find((one) => one.id === id)
	if (sample === undefined) throw new Error(`There is no sample CV ${id}.`)
	return { who: sample.profession.toLowerCase(), script, cv: sample.cv }
}

type Setting = { design: CvDesign; timeoutMs: number }

async function setCv(
	typesetter: Typesetter,
	{ who, cv }: Person,
	{ design, timeoutMs }: Setting,
): Promise<Uint8Array> {
	try {
		const { bytes, keepsStandard } = await typesetter.pdf(cv, design, { createdAt })
		if (keepsStandard) return bytes
	} catch (error) {
		throw new TemplateRefusal(describeFailure(error, who, timeoutMs))
	}
	throw new TemplateRefusal(
		`With the sample CV “${who}” it makes no accessible PDF: it may use a font of its own, or a picture without alt text.`,
	)
}

function describeFailure(error: unknown, who: string, timeoutMs: number): string {
	if (!(error instanceof TypesettingError)) throw error
	const cause = typeof error.cause === 'string' ? error.cause : ''
	if (error.code === 'cv_cannot_be_set') return `Typst can’t set it. ${cause}.`
	if (error.code === 'cv_too_large') return `It makes too many pages of the sample CV “${who}”.`
	if (error.code === 'server_busy') throw error
	if (cause !== '') return `With the sample CV “${who}”, ${cause}.`
	return `It takes longer than ${timeoutMs / 1000} seconds for the sample CV “${who}”. Is there an endless loop?`
}

type Reading = Person & { design: CvDesign; added: AddedTemplate }

function readBack(
	{ who, script, cv, design, added }: Reading,
	texts: Partial<Record<string, string>>,
	tally: Map<string, ReadBack>,
): void {
	const input = toTypesetInput(cv, design)
	for (const [reader, text] of Object.entries(texts)) {
		if (text === undefined) continue
		const read = stripRunningHeaders(text, input.heading)
		const expected = expectedStrings(input, reader)
		const { found, of, missed } = findInOrder(read, expected)
		const row = tally.get(reader) ?? { file: 'PDF', reader, found: 0, of: 0, missedIn: [] }
		row.found += found
		row.of += of
		if (found < of && !row.missedIn.includes(script)) row.missedIn.push(script)
		tally.set(reader, row)
		if (script !== 'Latin') continue
		const [lost] = findInOrder(
			read,
			expected.flat().map((string) => [string]),
		).missed
		if (lost !== undefined) {
			throw new TemplateRefusal(
				`${reader} doesn’t read “${lost}” once in the sample CV “${who}”: the template leaves it out, breaks it up or prints it twice.`,
			)
		}
		const [moved] = missed
		if (moved !== undefined && !added.template.hasColumns) {
			throw new TemplateRefusal(
				`${reader} reads “${moved}” in the wrong place in the sample CV “${who}”. A template of one column has to be read in order.`,
			)
		}
	}
}
