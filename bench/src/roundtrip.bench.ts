import { execFileSync } from 'node:child_process'
import { defaultDesign } from '@app/cv'
import { createReader, type Reader } from '@app/cv-import/node'
import { templates, toPlainText, toTypesetInput } from '@app/typeset'
import { createTypesetter } from '@app/typeset/node'
import { makeCv } from './import/person/make-cv.ts'
import { createRandom } from './import/random.ts'
import { countInOrder, expectedStrings } from './roundtrip/expected-strings.ts'

const people = Number(process.env.PEOPLE ?? 40)
const createdAt = new Date('2026-01-02T03:04:05Z')

type Tally = Map<string, { found: number; of: number }>

/** Sets generated CVs in every template and counts what each program reads back, in order. */
export async function benchRoundtrip(): Promise<void> {
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 60_000 })
	const reader = createReader({ processes: 1, timeoutMs: 60_000 })
	console.log(`${people} generated CVs; strings found, each after the one before it in its column`)
	try {
		for (const { id } of templates) {
			const tally: Tally = new Map()
			for (let index = 0; index < people; index += 1) {
				const { cv } = makeCv(createRandom(`roundtrip-${index}`), 'en')
				const design = { ...defaultDesign(), templateId: id }
				const input = toTypesetInput(cv, design)
				const onPage = expectedStrings(input)
				// A Word or text file has one column and the employer before the dates, whatever the template.
				const style = { ...input.style, columns: 1, datePlace: 'after' } as const
				const inFlow = expectedStrings({ ...input, style })
				const { bytes } = await typesetter.pdf(cv, design, { createdAt })
				const docx = await typesetter.docx(cv, design, { createdAt })
				const pages = { ...pdftotexts(bytes), 'pdf.js': await textOf(reader, bytes) }
				const flows = { DOCX: await textOf(reader, docx), TXT: toPlainText(cv, design) }
				for (const [program, text] of Object.entries(pages)) {
					add(tally, program, countInOrder(text, onPage))
				}
				for (const [program, text] of Object.entries(flows)) {
					add(tally, program, countInOrder(text, inFlow))
				}
			}
			console.log(`${id.padEnd(22)}${[...tally].map(shown).join('  ')}`)
		}
	} finally {
		reader.close()
		await typesetter.close()
	}
}

function pdftotexts(pdf: Uint8Array): Record<string, string> {
	const modes = { pdftotext: [], '-layout': ['-layout'], '-raw': ['-raw'] }
	return Object.fromEntries(
		Object.entries(modes).map(([name, options]) => [
			name,
			execFileSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' }),
		]),
	)
}

async function textOf(reader: Reader, bytes: Uint8Array): Promise<string> {
	return (await reader.read(bytes, { fileName: 'cv' })).source.text
}

function add(tally: Tally, program: string, { found, of }: { found: number; of: number }): void {
	const sum = tally.get(program) ?? { found: 0, of: 0 }
	tally.set(program, { found: sum.found + found, of: sum.of + of })
}

function shown([program, { found, of }]: [string, { found: number; of: number }]): string {
	return `${program} ${((100 * found) / of).toFixed(1)} %`
}

if (import.meta.main) await benchRoundtrip()
