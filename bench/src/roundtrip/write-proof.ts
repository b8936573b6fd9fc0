import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadBack, templates } from '@app/typeset'

const root = join(import.meta.dirname, '../../..')
const jsonFile = join(root, 'packages/typeset/src/templates/proof.json')
const page = join(root, 'docs/proof.md')
const tablePart = /(?<=<!-- roundtrip -->\n)[\s\S]*(?=<!-- \/roundtrip -->)/

export type Proof = { measuredOn: string; people: number; templates: Record<string, ReadBack[]> }

/** Writes the measurements beside the templates, where the gallery finds them, and into the documents. */
export function writeProof(measured: Proof): void {
	const former: Proof = JSON.parse(readFileSync(jsonFile, 'utf8'))
	const lines = templates.flatMap(({ id }) => {
		const line = measured.templates[id] ?? former.templates[id]
		return line === undefined ? [] : [[id, line] as const]
	})
	const proof = { ...measured, templates: Object.fromEntries(lines) }
	writeFileSync(jsonFile, JSON.stringify(proof))
	execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', jsonFile])
	const text = readFileSync(page, 'utf8')
	if (!tablePart.test(text)) throw new Error(`${page} has no place for the table.`)
	writeFileSync(
		page,
		text.replace(tablePart, () => `${tableOf(proof)}\n`),
	)
}

/** The table as Markdown: a line for each template, a column for each reader. */
export function tableOf({ templates: measured, people, measuredOn }: Proof): string {
	const [columns = []] = Object.values(measured)
	const head = ['template', ...columns.map(({ file, reader }) => `${file}, ${reader}`)]
	const lines = Object.entries(measured).map(([id, readBack]) => [
		templates.find((template) => template.id === id)?.name ?? id,
		...readBack.map(shareOf),
	])
	const strings = Object.values(measured)
		.flat()
		.reduce((sum, { of }) => sum + of, 0)
	return [
		`${people} CVs in ${lines.length} templates, ${strings.toLocaleString('en-GB')} strings looked for, ${measuredOn}:`,
		'',
		...[head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`),
	].join('\n')
}

/** A share in per cent that says 100 only when nothing is missing. */
function shareOf({ found, of }: Pick<ReadBack, 'found' | 'of'>): string {
	if (found === of) return '100 %'
	return `${(Math.floor((10_000 * found) / of) / 100).toFixed(2)} %`
}
