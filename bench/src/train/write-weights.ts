import { writeFileSync } from 'node:fs'
import type { ClassifierWeights, NameFeatures, PageWeights } from '@app/cv-import/classifier'
import { type AskedWeights, questions, type Weights } from '@app/match/classifier'
import type { Knot } from './fit-confidence.ts'

const askedFile = new URL(
	'../../../packages/match/src/classifier/asked-weights.ts',
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
		"import type { CalibrationTable } from './calibration-table.ts'",
		'',
		"/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */",
		'// biome-ignore format: one line for each field',
		'export const confidenceTable: Readonly<Record<string, CalibrationTable>> & { readonly any: CalibrationTable } = {',
		...rows,
		'}',
		'',
	]
	writeFileSync(tableFile, code.join('\n'))
}

const pageWeightsFile = new URL('page-weights.ts', tableFile)

/** Puts the weights of a page's evidence where the reader finds them. */
export function writePageWeights(weights: PageWeights): void {
	const rows = Object.entries(weights).map(([key, weight]) => `\t${key}: ${weight},`)
	const code = [
		"import type { PageWeights } from './calibration-table.ts'",
		'',
		'/** What `npm run train` found the evidence of a page to be worth, as weights of log-odds. */',
		'export const pageWeights: PageWeights = {',
		...rows,
		'}',
		'',
	]
	writeFileSync(pageWeightsFile, code.join('\n'))
}

const nameWeightsFile = new URL('name-weights.ts', tableFile)

/** Puts the weights of what tells a name where the reader finds them. */
export function writeNameWeights(weights: NameFeatures): void {
	const rows = Object.entries(weights).map(([name, weight]) => `\t${name}: ${weight},`)
	const code = [
		"import type { NameFeatures } from './name-features.ts'",
		'',
		'/** What `npm run train` found the features of a name to be worth, as weights of log-odds. */',
		'export const nameWeights: NameFeatures = {',
		...rows,
		'}',
		'',
	]
	writeFileSync(nameWeightsFile, code.join('\n'))
}

/** A shipped file of weights: its address, the name of its export and its comment. */
type Shipped = { file: URL; name: string; comment: string }

/** The files of the weights of the reader. */
export const shippedWeights = {
	phrases: {
		file: new URL('../../../packages/cv-import/src/classifier/phrase-weights.ts', import.meta.url),
		name: 'phraseWeights',
		comment:
			'What `npm run train` learned: one signed byte for each kind of phrase and place of a feature.',
	},
	headings: {
		file: new URL('../../../packages/cv-import/src/classifier/heading-weights.ts', import.meta.url),
		name: 'headingWeights',
		comment:
			'What `npm run train` learned of titles: one signed byte for each kind of section and place of a feature.',
	},
	heads: {
		file: new URL('../../../packages/cv-import/src/heads/head-weights.ts', import.meta.url),
		name: 'headWeights',
		comment:
			'What `npm run train` learned of heads: one signed byte for each slot and place of a feature.',
	},
	wraps: {
		file: new URL('../../../packages/cv-import/src/layout/wrap-weights.ts', import.meta.url),
		name: 'wrapWeights',
		comment:
			'What `npm run train` learned of wraps: one signed byte for each answer and place of a feature.',
	},
	rows: {
		file: new URL('../../../packages/cv-import/src/fields/row-weights.ts', import.meta.url),
		name: 'rowWeights',
		comment:
			'What `npm run train` learned of the rows of entries: one signed byte for each kind and place of a feature.',
	},
	topics: {
		file: new URL('../../../packages/cv-import/src/sections/topic-weights.ts', import.meta.url),
		name: 'topicWeights',
		comment:
			'What `npm run train` learned of topics: one signed byte for each topic and place of a feature.',
	},
} as const satisfies Record<string, Shipped>

/** The weights as the code that ships them. */
export function codeOfWeights(
	{ name, comment }: Pick<Shipped, 'name' | 'comment'>,
	{ step, values }: ClassifierWeights,
): string {
	return [
		`/** ${comment} */`,
		`export const ${name} = {`,
		`\tstep: ${step},`,
		'\tpacked:',
		`\t\t'${packedOf(values)}',`,
		'}',
		'',
	].join('\n')
}

/** Puts the weights where the reader finds them, and answers how large they are. */
export function writeWeights(shipped: Shipped, weights: ClassifierWeights): { bytes: number } {
	const code = codeOfWeights(shipped, weights)
	writeFileSync(shipped.file, code)
	return { bytes: code.length }
}

/** The weights of adverts as the code that ships them. */
export function codeOfAskedWeights(weights: AskedWeights): string {
	return [
		'/** What `npm run train` learned from labelled adverts: one signed byte for each place of a feature. */',
		'export const askedWeights = {',
		...questions.flatMap((question) => listLines(question, weights[question])),
		'}',
		'',
	].join('\n')
}

function listLines(question: string, { step, values }: Weights): string[] {
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
