import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Draft, draftCv } from './draft-cv.ts'
import { makeFiles } from './make-files.ts'
import { wordsOfSheet } from './print/sheet.ts'
import { readWordsOfFile } from './read-words-of-file.ts'
import { recipeFor, recipes } from './recipes.ts'
import { printedTexts, wordsOf } from './words.ts'
import { wordsNotInFile } from './words-not-in-file.ts'

const drafts = Array.from({ length: 60 }, (_, index) =>
	draftCv(`check-${index}`, recipeFor(index, index % 2 === 0 ? 'development' : 'held-out', null)),
)

test('the same seed makes the same CV', () => {
	const recipe = recipeFor(3, 'development', null)
	expect(draftCv('again', recipe)).toEqual(draftCv('again', recipe))
})

test('a sheet prints every word of the truth', () => {
	const unprinted = drafts.flatMap(({ sheet, truth }) =>
		sheet === null ? [] : wordsNotInFile(truth, wordsOfSheet(sheet).join(' ')),
	)
	expect(unprinted).toEqual([])
})

test('a sheet prints nothing but the truth and what belongs to the layout', () => {
	expect(drafts.flatMap(wordsBeyondTruth)).toEqual([])
})

function wordsBeyondTruth({ sheet, truth, locale }: Draft): string[] {
	if (sheet === null) return []
	const { socialMedia, personalInfo } = truth
	const links = [...socialMedia.flatMap(({ network, url }) => [network, url]), personalInfo.website]
	const known = new Set(
		[
			...[...printedTexts(truth).values()].flat(),
			...links,
			// Everything that a language prints around the content: titles, labels, months, levels.
			...textsOf({ ...locale, firstNames: [], lastNames: [], cities: [], interests: [] }),
			...locale.longMonths.map((month) => month.toUpperCase()),
			...truth.language.map(({ proficiency }) => proficiency),
		].flatMap(wordsOf),
	)
	const printed = wordsOfSheet(sheet).flatMap(wordsOf)
	return printed.filter((word) => !known.has(word) && !/^\d{1,4}$/.test(word))
}

function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test('a word that a file does not show is told', async () => {
	const [draft] = drafts
	if (draft === undefined) throw new Error('There is no draft.')
	const truth = { ...draft.truth, professionalSummary: 'Zeppelins' }
	expect(wordsNotInFile(truth, wordsOfSheet(draft.sheet ?? emptySheet).join(' '))).toContain(
		'zeppelins',
	)
})

const emptySheet = { curriculum: '', name: [], headline: '', contacts: [], sections: [], foot: '' }

test('no layout family is both for development and held out', () => {
	const chromium = recipes.filter(({ maker }) => maker === 'chromium')
	const held = new Set(
		recipes.filter(({ split }) => split === 'held-out').map(({ family }) => family),
	)
	expect(
		chromium.filter(({ split, family }) => split === 'development' && held.has(family)),
	).toEqual([])
})

test('real files of Chromium, Word and text show every word of their truth', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'cv-truth-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	const wanted = drafts
		.filter(({ recipe }) => ['chromium', 'word', 'typed'].includes(recipe.maker))
		.slice(0, 8)
	const files = await makeFiles(wanted, folder)
	for (const { id, recipe, truth } of wanted) {
		const text = await readWordsOfFile(files.get(id) ?? new Uint8Array(), recipe.format, folder)
		expect(wordsNotInFile(truth, text), id).toEqual([])
	}
}, 60_000)
