import type { Locale, TitledSection } from '../locales/locale.ts'
import type { Random } from '../random.ts'
import { chooseDatePrint, type DatePrint } from './date-print.ts'
import { choosePatterns, type EntryPattern } from './entry-pattern.ts'

export type ListForm =
	| 'commas'
	| 'pipes'
	| 'dots'
	| 'bullets'
	| 'lines'
	| 'chips'
	| 'columns'
	| 'bars'

type GradeForm = 'brackets' | 'comma' | 'own-line' | 'bullet'

/** Everything that a person chooses for a whole CV about how its content is worded. */
export type WordingStyle = {
	locale: Locale
	dates: DatePrint
	experience: EntryPattern
	education: EntryPattern
	/** Between a qualification and its field. */
	fieldJoiner: string
	grade: GradeForm
	skills: ListForm
	interests: ListForm
	languages: ListForm
	languageLevel: 'scale' | 'words' | 'none'
	/** With `{name}` and `{level}`. */
	languageLine: string
	certificates: 'right-date' | 'commas' | 'bullets' | 'date-first'
	titles: Partial<Record<TitledSection, string>>
	hasCapitalTitles: boolean
	/** Languages, interests and further facts share one section. */
	hasMixedSection: boolean
	curriculum: string
	hasNameOnTwoLines: boolean
	hasContactLabels: boolean
	links: 'address' | 'plain-address' | 'handle' | 'word'
	foot: 'none' | 'page' | 'name'
	educationFirst: boolean
}

/** The features that the maker of a file supports. */
export type Abilities = {
	hasDateColumn: boolean
	lists: readonly ListForm[]
	/** Links can lead elsewhere than their words say. */
	hasLinks: boolean
	hasFoot: boolean
}

/** Chooses a wording for a whole CV. */
export function chooseWordingStyle(
	random: Random,
	locale: Locale,
	abilities: Abilities,
): WordingStyle {
	const { lists, hasLinks, hasFoot } = abilities
	const hasCapitalTitles = random.chance(0.25)
	const lineForms = lists.filter((form) => form !== 'bars')
	return {
		locale,
		dates: chooseDatePrint(random, locale),
		...choosePatterns(random, abilities.hasDateColumn),
		fieldJoiner: random.pick(
			locale.id === 'en' ? [' ', ' ', ' in ', ', ', ': '] : [' ', ', ', ' – ', ': '],
		),
		grade: random.pick(['brackets', 'comma', 'own-line', 'bullet']),
		skills: random.pick(lists),
		interests: random.pick(lineForms),
		languages: random.pick(lineForms),
		languageLevel: random.pick(['scale', 'words', 'words', 'none']),
		languageLine: random.pick([
			'{name} ({level})',
			'{name} – {level}',
			'{name}: {level}',
			'{name} - {level}',
		]),
		certificates: random.pick(['right-date', 'commas', 'bullets', 'date-first']),
		titles: chooseTitles(random, locale, hasCapitalTitles),
		hasCapitalTitles,
		hasMixedSection: random.chance(0.12),
		curriculum: random.chance(0.18) ? random.pick(locale.labels.curriculum) : '',
		hasNameOnTwoLines: random.chance(0.1),
		hasContactLabels: random.chance(0.35),
		links: random.pick(
			hasLinks ? ['address', 'plain-address', 'handle', 'word'] : ['address', 'plain-address'],
		),
		foot: hasFoot ? random.pick(['none', 'none', 'page', 'name']) : 'none',
		educationFirst: random.chance(0.15),
	}
}

function chooseTitles(random: Random, { headings }: Locale, isCapital: boolean) {
	const titles = Object.entries(headings).map(([section, choices]) => {
		const title = random.pick(choices)
		return [section, isCapital ? title.toUpperCase() : title]
	})
	return Object.fromEntries(titles) as WordingStyle['titles']
}
