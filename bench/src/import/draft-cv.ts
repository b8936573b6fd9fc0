import type { CvDesign, CvDocument } from '@app/cv'
import type { Locale, LocaleId, TitledSection } from './locales/locale.ts'
import { locales } from './locales/locales.ts'
import { asTypeset, chooseTypstDesign, typesetTitles } from './makers/typst.ts'
import { makeCv } from './person/make-cv.ts'
import { asPrinted } from './print/as-printed.ts'
import { printSheet } from './print/print-sheet.ts'
import type { Sheet } from './print/sheet.ts'
import { type Abilities, chooseWordingStyle } from './print/wording-style.ts'
import { createRandom, type Random } from './random.ts'
import type { Recipe } from './recipes.ts'

/** The content to print and its truth, before a maker turns it into a file. */
export type Draft = {
	id: string
	recipe: Recipe
	locale: Locale
	profession: string
	truth: CvDocument
	titles: { section: TitledSection; title: string }[]
	/** `null` for our own templates, which print the CV itself. */
	sheet: Sheet | null
	/** How our own template is set; `null` for every other maker. */
	design: CvDesign | null
}

const languages: LocaleId[] = [
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'fr',
	'de',
	'es',
	'it',
	'pt',
	'nl',
	'pl',
]

/** Makes a person, their CV and its wording; the same seed gives the same draft. */
export function draftCv(seed: string, recipe: Recipe): Draft {
	const random = createRandom(seed)
	const localeId = recipe.maker === 'typst' ? 'en' : random.pick(languages)
	const locale = locales[localeId]
	const { cv, profession } = makeCv(random, localeId, recipe.split)
	const base = { id: seed, recipe, locale, profession: profession.id, design: null }
	if (recipe.maker === 'typst') return { ...base, ...draftForTypst(cv, recipe.family, random) }
	const style = chooseWordingStyle(random, locale, abilitiesOf(recipe))
	const truth = asPrinted(cv, style)
	const sheet = printSheet(truth, style)
	const titles = sheet.sections.map(({ section, title }) => ({ section, title }))
	return { ...base, truth, sheet, titles }
}

function draftForTypst(
	cv: CvDocument,
	family: Parameters<typeof chooseTypstDesign>[1],
	random: Random,
) {
	const design = chooseTypstDesign(random, family)
	const truth = asTypeset(cv, design)
	const titles = Object.entries(typesetTitles).map(([section, title]) => ({
		section: section as TitledSection,
		title,
	}))
	return {
		truth,
		sheet: null,
		titles: titles.filter(({ section }) => isPrinted(truth, section)),
		design,
	}
}

function isPrinted(cv: CvDocument, section: TitledSection): boolean {
	if (section === 'contact' || section === 'additional' || section === 'custom') return false
	if (section === 'reference') return cv.reference.length > 0 || cv.referencesOnRequest
	return cv[section].length > 0
}

const lists = ['commas', 'pipes', 'dots', 'bullets', 'lines'] as const

function abilitiesOf({ maker, family, format }: Recipe): Abilities {
	const hasDateColumn = ['date-column', 'docx-dates-table', 'europass'].includes(family)
	if (maker === 'typed') return { hasDateColumn, lists, hasLinks: false, hasFoot: false }
	return {
		hasDateColumn,
		lists: [...lists, ...drawnLists(maker, family)],
		hasLinks: true,
		hasFoot: maker === 'chromium' || (maker === 'word' && format === 'docx'),
	}
}

function drawnLists(maker: Recipe['maker'], family: Recipe['family']) {
	if (maker === 'chromium') return ['chips', 'columns', 'bars'] as const
	// Two columns do not fit in a narrow cell of a Word table.
	return family === 'docx-sidebar' ? [] : (['columns'] as const)
}
