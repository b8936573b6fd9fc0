import { execFileSync } from 'node:child_process'
import { type CvDocument, cvDocumentSchema, defaultDesign } from '@app/cv'
import { templates } from '@app/typeset'
import { createTypesetter, type Typesetter, TypesettingError } from '@app/typeset/node'
import { benchDyingRenderers } from './hostile-documents/dying-renderers.ts'
import { type HostileDocument, hostileDocuments } from './hostile-documents/hostile-documents.ts'
import { twoPageCv } from './two-page-cv.ts'

/** The default time limit that the product gives a renderer. */
const timeoutMs = 4_000
/** From the document as text to its pages or its refusal. */
const limitMs = 5_000

type Ending = { how: string; isRight: boolean; ms: number; neighbourMs: number }

/**
 * Sets hostile documents in every template beside a neighbour's CV, the way the API takes them, and prints how each ended.
 * Throws where one ends in anything but right pages or a refusal within five seconds, or a neighbour does not get a PDF.
 */
export async function benchHostileDocuments(): Promise<void> {
	const typesetter = createTypesetter({ processes: 2, timeoutMs })
	const wrong: string[] = []
	console.log(`Hostile documents in ${templates.length} templates, each beside a neighbour's CV`)
	try {
		await typesetter.pdf(twoPageCv(), defaultDesign(), { createdAt: new Date(0) })
		for (const hostile of hostileDocuments()) {
			const endings: Ending[] = []
			for (const { id } of templates) endings.push(await endingOf(hostile, id, typesetter))
			const hows = [...new Set(endings.map(({ how }) => how))].join(' or ')
			const slowest = Math.max(...endings.map(({ ms }) => ms))
			const neighbour = Math.max(...endings.map(({ neighbourMs }) => neighbourMs))
			console.log(
				`  ${hostile.kind.padEnd(46)} ${hows}; slowest ${slowest.toFixed(0)} ms, neighbour ${neighbour.toFixed(0)} ms`,
			)
			if (endings.some(({ isRight }) => !isRight)) wrong.push(`${hostile.kind}: ${hows}`)
			if (slowest > limitMs) wrong.push(`${hostile.kind}: ${slowest.toFixed(0)} ms`)
		}
	} finally {
		await typesetter.close()
	}
	await benchDyingRenderers()
	if (wrong.length > 0) throw new Error(`Hostile documents ended wrongly:\n${wrong.join('\n')}`)
}

async function endingOf(
	hostile: HostileDocument,
	templateId: string,
	typesetter: Typesetter,
): Promise<Ending> {
	const start = performance.now()
	const since = () => performance.now() - start
	const neighbour = typesetter
		.pdf(twoPageCv(), defaultDesign(), { createdAt: new Date(0) })
		.then(since)
	const cv = readAsCv(hostile.json)
	const ending = cv === null ? refusedAtTheDoor : await setOrRefused(cv, templateId, typesetter)
	const ms = since()
	return { ...ending, isRight: isRight(ending, hostile), ms, neighbourMs: await neighbour }
}

type SetOrRefused = { how: string; text: string | null }

const refusedAtTheDoor: SetOrRefused = { how: 'refused as no CV', text: null }

// The API parses a body with the same schema.
function readAsCv(json: string): CvDocument | null {
	try {
		return cvDocumentSchema.safeParse(JSON.parse(json)).data ?? null
	} catch {
		return null
	}
}

async function setOrRefused(
	cv: CvDocument,
	templateId: string,
	typesetter: Typesetter,
): Promise<SetOrRefused> {
	const design = { ...defaultDesign(), templateId }
	try {
		const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
		const links = execFileSync('pdfinfo', ['-url', '-'], { input: bytes, encoding: 'utf8' })
		if (/javascript:|file:/i.test(links)) return { how: 'set with a link that does harm', text: '' }
		const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' })
		return { how: 'set', text }
	} catch (error) {
		if (!(error instanceof TypesettingError)) throw error
		return { how: `refused as ${error.code}`, text: null }
	}
}

// The name of the CV's owner is on the pages too: the rest of it is not lost.
function isRight({ how, text }: SetOrRefused, { prints = '' }: HostileDocument): boolean {
	if (text === null) return true
	const printed = squeezed(text)
	const name = squeezed(twoPageCv().personalInfo.lastName)
	return how === 'set' && printed.includes(squeezed(prints)) && printed.includes(name)
}

function squeezed(text: string): string {
	return text.replace(/[\s\u200B-]+/g, '').toLowerCase()
}

if (import.meta.main) await benchHostileDocuments()
