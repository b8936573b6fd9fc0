import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cvDesignSchema } from '@app/cv'
import { createReader, pdfPrograms, type Reader, readWithPrograms } from '@app/cv-import/node'
import {
	expectedInOneColumn,
	expectedStrings,
	findInOrder,
	stripRunningHeaders,
	templates,
	toPlainText,
	toTypesetInput,
} from '@app/typeset'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import { makePeople, somePeople } from './roundtrip/people/make-people.ts'
import type { SamplePerson } from './roundtrip/people/sample-person.ts'
import { printMisses } from './roundtrip/print-misses.ts'
import { readWithImport } from './roundtrip/read-with-import.ts'
import { readWithLibreOffice } from './roundtrip/read-with-libreoffice.ts'
import { createTally, type Tally } from './roundtrip/tally.ts'
import { tableOf, writeProof } from './roundtrip/write-proof.ts'

/** CVs that are worked on side by side: while one waits for a program, the other is set. */
const atOnce = 2

const createdAt = new Date('2026-01-02T03:04:05Z')

export type RoundtripOptions = {
	/** How many of the forty people; fewer for a quick look. */
	people: number
	/** Ids of templates; none means all. */
	templates: string[]
	/** How many of the strings that were missed are told. */
	misses: number
}

/**
 * Sets generated CVs in every template and counts what each program reads back. With all people, it also writes the table
 * that the documents and the gallery show; templates that weren’t measured keep their lines.
 */
export async function benchRoundtrip(options: RoundtripOptions): Promise<void> {
	const people = somePeople(options.people)
	const chosen = templates.filter(
		({ id }) => options.templates.length === 0 || options.templates.includes(id),
	)
	const tally = createTally()
	await withTools(async (tools) => {
		for (const { id } of chosen) await readBack(id, people, { ...tools, tally })
	})
	const proof = {
		measuredOn: new Date().toISOString().slice(0, 10),
		people: people.length,
		templates: Object.fromEntries(chosen.map(({ id }) => [id, tally.of(id)])),
	}
	printMisses(tally.misses(), options.misses)
	console.log(tableOf(proof))
	if (people.length === makePeople().length) writeProof(proof)
}

type Tools = { typesetter: Typesetter; reader: Reader; folder: string }
type Measuring = Tools & { tally: Tally }

async function withTools(work: (tools: Tools) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'roundtrip-'))
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 60_000 })
	const reader = createReader({ processes: atOnce, timeoutMs: 60_000 })
	try {
		await work({ typesetter, reader, folder })
	} finally {
		reader.close()
		await typesetter.close()
		rmSync(folder, { recursive: true, force: true })
	}
}

async function readBack(
	template: string,
	people: SamplePerson[],
	measuring: Measuring,
): Promise<void> {
	const startedAt = performance.now()
	const documents = new Map<string, Uint8Array>()
	const waiting = [...people]
	const workers = Array.from({ length: atOnce }, async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			const printed = printing(template, next)
			await readPdf(printed, measuring)
			documents.set(next.id, await readDocx(printed, measuring))
			await readText(printed, measuring)
		}
	})
	await Promise.all(workers)
	const texts = await readWithLibreOffice(documents, measuring.folder)
	for (const person of people) {
		const { input, where } = printing(template, person)
		measuring.tally.add(findInOrder(texts.get(person.id) ?? '', expectedInOneColumn(input)), {
			...where,
			file: 'DOCX',
			reader: 'LibreOffice',
		})
	}
	console.log(`${template}: ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

function printing(template: string, { id, script, cv, headingLanguage }: SamplePerson) {
	const design = cvDesignSchema.parse({ templateId: template, headingLanguage })
	const where = { template, person: id, script }
	return { cv, design, input: toTypesetInput(cv, design), where }
}

type Printed = ReturnType<typeof printing>

async function readPdf({ cv, design, input, where }: Printed, { tally, ...tools }: Measuring) {
	const { bytes } = await tools.typesetter.pdf(cv, design, { createdAt })
	const name = input.heading
	const texts = await readWithPrograms(bytes)
	for (const reader of pdfPrograms) {
		const text = texts[reader]
		if (text === undefined) throw new Error(`${reader} isn’t installed.`)
		const expected = expectedStrings(input, reader)
		const found = findInOrder(stripRunningHeaders(text, name), expected)
		tally.add(found, { ...where, file: 'PDF', reader })
	}
	const found = await readWithImport(tools.reader, bytes, { cv, fileName: 'cv.pdf' })
	tally.add(found, { ...where, file: 'PDF', reader: 'Ella' })
}

async function readDocx({ cv, design, where }: Printed, { tally, typesetter, reader }: Measuring) {
	const bytes = await typesetter.docx(cv, design, { createdAt })
	const found = await readWithImport(reader, bytes, { cv, fileName: 'cv.docx' })
	tally.add(found, { ...where, file: 'DOCX', reader: 'Ella' })
	return bytes
}

async function readText({ cv, design, input, where }: Printed, { tally, reader }: Measuring) {
	const text = toPlainText(cv, design)
	const read = findInOrder(text, expectedInOneColumn(input))
	tally.add(read, { ...where, file: 'TXT', reader: 'any program' })
	const bytes = new TextEncoder().encode(text)
	const found = await readWithImport(reader, bytes, { cv, fileName: 'cv.txt' })
	tally.add(found, { ...where, file: 'TXT', reader: 'Ella' })
}

if (import.meta.main) {
	await benchRoundtrip({
		people: Number(process.env.PEOPLE ?? 40),
		templates: (process.env.TEMPLATES ?? '').split(',').filter(Boolean),
		misses: Number(process.env.MISSES ?? 40),
	})
}
