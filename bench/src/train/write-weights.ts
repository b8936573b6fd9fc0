import { writeFileSync } from 'node:fs'
import type { PhraseWeights } from '@app/cv-import/classifier'
import { type AskedWeights, questions, type Weights } from '@app/match/classifier'
import type { Knot } from './fit-confidence.ts'

const askedFile = new URL(
	'../../../packages/match/src/classifier/asked-weights.ts',
	import.meta.url,
)

const file = new URL(
	'../../../packages/cv-import/src/classifier/phrase-weights.ts',
	import.meta.url,
)

const tableFile = new URL(
	'../../../packages/cv-import/src/fields/confidence-table.ts',
	import.meta.url,
)

/** Puts the table of confidences where the reader finds it. */
export function writeTable(table: Readonly<Record<string, Knot[]>>): void {
	const rows = Object.entries(table).map(([field, knots]) => {
		const pairs = knots.map(([said, right]) => `[${said}, ${right}]`).join(', ')
		return `\t${field.includes('.') ? `'${field}'` : field}: [${pairs}],`
	})
	const code = [
		'// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the shares were counted',
		"import type { Worth } from './calibrate.ts'",
		'',
		"/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */",
		'// biome-ignore format: one line for each field',
		'export const confidenceTable: Readonly<Record<string, Worth>> & { readonly any: Worth } = {',
		...rows,
		'}',
		'',
	]
	writeFileSync(tableFile, code.join('\n'))
}

/** The weights as the code that ships them. */
export function codeOfWeights({ step, values }: PhraseWeights): string {
	return [
		'/** What `npm run train` learned: one signed byte for each kind of phrase and place of a feature. */',
		'export const phraseWeights = {',
		`\tstep: ${step},`,
		'\tpacked:',
		`\t\t'${packedOf(values)}',`,
		'}',
		'',
	].join('\n')
}

/** Puts the weights where the reader finds them, and answers how large they are. */
export function writeWeights(weights: PhraseWeights): { bytes: number } {
	const code = codeOfWeights(weights)
	writeFileSync(file, code)
	return { bytes: code.length }
}

/** The weights of adverts as the code that ships them. */
export function codeOfAskedWeights(weights: AskedWeights): string {
	return [
		'/** What `npm run train` learned from labelled adverts: one signed byte for each place of a feature. */',
		'export const askedWeights = {',
		...questions.flatMap((question) => linesOf(question, weights[question])),
		'}',
		'',
	].join('\n')
}

function linesOf(question: string, { step, values }: Weights): string[] {
	return [
		`\t${question}: {`,
		`\t\tstep: ${step},`,
		'\t\tpacked:',
		`\t\t\t'${packedOf(values)}',`,
		'\t},',
	]
}

/** Puts the weights of adverts where they are read, and answers how large they are. */
export function writeAskedWeights(weights: AskedWeights): { bytes: number } {
	const code = codeOfAskedWeights(weights)
	writeFileSync(askedFile, code)
	return { bytes: code.length }
}

function packedOf(values: Int8Array): string {
	return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')
}
