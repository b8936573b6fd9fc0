import { readFileSync } from 'node:fs'
import { knownTowns } from '@app/cv-import/classifier'
import { parseTsv } from '@app/language'
import { draftCv } from '../import/draft-cv.ts'
import type { Random } from '../import/random.ts'
import { recipeFor, type Split } from '../import/recipes.ts'

/** The names from which heads of entries are made. */
export type HeadNames = {
	titles: string[]
	employers: string[]
	schools: string[]
	courses: string[]
	subjects: string[]
	places: string[]
	surnames: string[]
	skills: string[]
}

const table = new URL('./vocabulary/heads.tsv', import.meta.url)

/** Every fifth name only measures what was learned. */
const heldOutOf = 5

/**
 * Reads names in the form in which CVs print them, and adds names of generated CVs in many trades and eight
 * languages.
 */
export function readHeadNames(split: Split, cvs: number): HeadNames {
	const rows = parseTsv<'text' | 'kind'>(readFileSync(table, 'utf8').trimEnd())
	const isOurs = (index: number) => (index % heldOutOf === 0) === (split === 'held-out')
	const seen = (kind: string) =>
		rows.filter((row, index) => row.kind === kind && isOurs(index)).map(({ text }) => text)
	const drafts = Array.from(
		{ length: cvs },
		(_, index) => draftCv(`heads-${index}`, recipeFor(index, split, 'typed')).truth,
	)
	const jobs = drafts.flatMap(({ experience }) => experience)
	const courses = drafts.flatMap(({ education }) => education)
	return {
		titles: [...seen('title'), ...jobs.map(({ jobTitle }) => jobTitle)].filter(Boolean),
		employers: [...seen('employer'), ...jobs.map(({ employer }) => employer)].filter(Boolean),
		schools: [...seen('school'), ...courses.map(({ institution }) => institution)].filter(Boolean),
		courses: [...seen('course'), ...courses.map(({ qualification }) => qualification)].filter(
			Boolean,
		),
		subjects: [...seen('subject'), ...courses.map(({ fieldOfStudy }) => fieldOfStudy)].filter(
			Boolean,
		),
		places: [
			...[...knownTowns].filter((_, index) => isOurs(index)).map(capitalise),
			...jobs.map(({ location }) => location),
			...drafts.map(({ personalInfo }) => personalInfo.city),
		].filter(Boolean),
		skills: drafts.flatMap(({ skills }) => skills.map(({ name }) => name)),
		surnames: drafts.map(({ personalInfo }) => personalInfo.lastName).filter(Boolean),
	}
}

/** A text with a capital at the start of each word. */
export function capitalise(text: string): string {
	return text.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}

const firstHalves =
	`Brack Oak Thorn Wex Alder Birk Hasl Mor Lang Kings Stan Whit Ash Marl Pen Tre Kil Bal Dun Inver Sand Rav Holm
	Lind Nor Gran Val Mont Rich Green Fair Cedar Maple Karim Ram Sul Jai Bel Kov Zar Ost`.split(/\s+/)
const secondHalves =
	'field ton ham wick bury ford ley mouth bridge worth combe by stead haven more gar pur abad nagar ville burg dorf heim ov ice owo ella ina ara'.split(
		' ',
	)

/** The name of a town that is on no list: of two halves, or letter by letter as the towns that are known are spelt. */
export function inventTown(random: Random): string {
	if (random.chance(0.4)) return random.pick(firstHalves) + random.pick(secondHalves)
	return capitalise(spellTown(random))
}

const orderOfLetters = 3
const longestTown = 14

// After each three letters of the towns that are learned from, the letters that follow them.
const lettersAfter = new Map<string, string[]>()
for (const town of [...knownTowns].filter((_, index) => index % heldOutOf !== 0)) {
	const spelt = `${' '.repeat(orderOfLetters)}${town}$`
	for (let at = orderOfLetters; at < spelt.length; at++) {
		const before = spelt.slice(at - orderOfLetters, at)
		lettersAfter.set(before, [...(lettersAfter.get(before) ?? []), spelt[at] ?? '$'])
	}
}

function spellTown(random: Random): string {
	let name = ''
	while (name.length < longestTown) {
		const before = `${' '.repeat(orderOfLetters)}${name}`.slice(-orderOfLetters)
		const next = random.pick(lettersAfter.get(before) ?? ['$'])
		if (next === '$') break
		name += next
	}
	return name.trim().length < 3 ? spellTown(random) : name.trim()
}

const firmForms = [
	'{name} Ltd',
	'{name} & Sons',
	'{name} Group',
	'{name} & {other}',
	'{name} Pvt. Ltd.',
	'{name} Inc.',
	'{name} LLC',
	'{name} Services',
	'{name} Solutions',
	'{name} Trading Co.',
	'{name} Construction',
	'{name} Logistics',
	'{name} Care Home',
	'{name} Primary School',
	'{name} Hospital',
	'{name} NHS Foundation Trust',
	'{name} Council',
	'The {name}',
	'The {name} Hotel',
	'{name} Farm',
	'{name} Garage',
	'{name} Dental Practice',
	'{name} Retail Park',
	'{name} GmbH',
	'{name} S.A.',
	'{name} International Airport',
	'{name}',
	'{name}',
	'{name}',
	'{name}',
	'{name}’s',
	'{name} Café',
	'{name} Kitchen',
	'{name} House',
	'{name} Bank',
	'{name} Tech',
	'{name} Labs',
	'{name}tec',
	'{name}works',
]

const letters = 'ABCDEFGHIJKLMNOPRSTUVW'

/** Returns three to five random letters as the name of a firm or a body. */
export function inventAcronym(random: Random): string {
	return Array.from(
		{ length: random.int(3, 5) },
		() => letters[random.int(0, letters.length - 1)] ?? '',
	).join('')
}

/** The name of an employer that is on no list. */
export function inventFirm(random: Random, { surnames }: HeadNames): string {
	const name = () => (random.chance(0.5) ? random.pick(surnames) : inventTown(random))
	return random.pick(firmForms).replace('{name}', name()).replace('{other}', random.pick(surnames))
}
