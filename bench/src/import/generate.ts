import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CvDocument } from '@app/cv'
import { type Draft, draftCv } from './draft-cv.ts'
import type { TitledSection } from './locales/locale.ts'
import { makeFiles } from './make-files.ts'
import { readWordsOfFile } from './read-words-of-file.ts'
import { type FileFormat, recipeFor, type Split } from './recipes.ts'
import { wordsNotInFile } from './words-not-in-file.ts'

/** A CV as a file, with everything that is true of it. */
export type Sample = {
	id: string
	fileName: string
	maker: string
	family: string
	format: FileFormat
	language: string
	profession: string
	truth: CvDocument
	titles: { section: TitledSection; title: string }[]
}

export type GenerateOptions = {
	count: number
	seed: string
	split: Split
	/** One maker only, or `null`. */
	maker: string | null
	/** Where the files are kept; `null` for the cache. */
	folder: string | null
}

export type Corpus = { folder: string; samples: Sample[] }

/** Makes CVs as real files, or finds the ones made before from the same seed by the same code. */
export async function generateCvs(options: GenerateOptions): Promise<Corpus> {
	const folder = options.folder ?? join(cacheFolder, cacheName(options))
	const list = join(folder, 'samples.json')
	const isCached = options.folder === null && existsSync(list)
	if (isCached) return { folder, samples: JSON.parse(await readFile(list, 'utf8')) }
	if (options.folder === null) await dropOldCaches(options)
	const work = join(folder, 'work')
	await mkdir(work, { recursive: true })
	const drafts = Array.from({ length: options.count }, (_, index) => {
		const recipe = recipeFor(index, options.split, options.maker)
		return draftCv(`${options.seed}-${String(index + 1).padStart(3, '0')}`, recipe)
	})
	const files = await makeFiles(drafts, work)
	const samples: Sample[] = []
	for (const draft of drafts) {
		const bytes = files.get(draft.id) ?? new Uint8Array()
		await expectTruth(draft, bytes, work)
		const sample = sampleOf(draft)
		await writeFile(join(folder, sample.fileName), bytes)
		samples.push(sample)
	}
	await writeFile(list, JSON.stringify(samples, null, 1))
	await rm(work, { recursive: true })
	return { folder, samples }
}

async function expectTruth({ id, recipe, truth }: Draft, bytes: Uint8Array, folder: string) {
	const missing = wordsNotInFile(truth, await readWordsOfFile(bytes, recipe.format, folder))
	if (missing.length === 0) return
	await writeFile(join(folder, `wrong-${id}.${recipe.format}`), bytes)
	throw new Error(`${id} (${recipe.maker}, ${recipe.family}) does not show: ${missing.join(' ')}`)
}

function sampleOf({ id, recipe, locale, profession, truth, titles }: Draft): Sample {
	const { maker, family, format } = recipe
	const fileName = `${id}-${maker}-${family}.${format}`
	return { id, fileName, maker, family, format, language: locale.id, profession, truth, titles }
}

const cacheFolder = join(tmpdir(), 'cv-import-bench')

function cacheName(options: GenerateOptions): string {
	return `${cachePrefix(options)}-${codeHash()}`
}

function cachePrefix({ count, seed, split, maker }: GenerateOptions): string {
	return [split, seed, count, maker ?? 'all'].join('-')
}

/** Removes what older code made from the same options. */
async function dropOldCaches(options: GenerateOptions): Promise<void> {
	if (!existsSync(cacheFolder)) return
	const prefix = `${cachePrefix(options)}-`
	const old = readdirSync(cacheFolder).filter((name) => name.startsWith(prefix))
	await Promise.all(old.map((name) => rm(join(cacheFolder, name), { recursive: true })))
}

/** Changes whenever anything that makes the files does. */
function codeHash(): string {
	const folder = import.meta.dirname
	const hash = createHash('sha256')
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
		const isAboutReading = /^(?:score|report|read-samples|reader-processes)\b|\.test\.ts$/.test(
			name,
		)
		if (/\.(?:ts|md)$/.test(name) && !isAboutReading) hash.update(readFileSync(join(folder, name)))
	}
	return hash.digest('hex').slice(0, 10)
}
