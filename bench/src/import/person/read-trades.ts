import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../locales/locale.ts'
import type { Split } from '../recipes.ts'
import { type Profession, readProfessions, type SchoolKind } from './read-profession.ts'

/** The names of many trades in one language, and of the towns, firms and schools around them. */
export type World = { locale: Locale; professions: Profession[]; employers: string[] }

/** Every third name only measures the reader, which learns nothing from it. */
const heldOutOf = 3

/**
 * Reads a wider world than the full professions. Each trade has separate titles, employers, qualifications and
 * skills, and borrows its duties from a full profession of the language. No name is in both splits.
 */
export function readWorld(locale: Locale, split: Split): World {
	const text = readFileSync(join(import.meta.dirname, `../trades/${locale.id}.md`), 'utf8')
	const lines = text.split('\n')
	const names = (key: string) => {
		const line = lines.find((one) => one.startsWith(`${key}: `)) ?? ''
		return ofSplit(cells(line.slice(key.length + 2), ';'), split)
	}
	const lenders = readProfessions(locale.id)
	const trades = ofSplit(
		lines.flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : [])),
		split,
	)
	const schools = names('schools')
	const subjects = names('subjects')
	return {
		employers: names('employers'),
		professions: trades.map((line, index) => {
			const lender = lenders[index % lenders.length]
			if (lender === undefined) throw new Error(`No profession of ${locale.id} lends its duties.`)
			return parseTrade(line, { lender, subjects, index })
		}),
		locale: {
			...locale,
			lastNames: names('surnames'),
			places: names('places'),
			cities: names('cities'),
			universities: [...schools, ...locale.universities],
			schools: [...schools, ...locale.schools],
		},
	}
}

function ofSplit<Item>(items: Item[], split: Split): Item[] {
	return items.filter((_, index) => (index % heldOutOf === 0) === (split === 'held-out'))
}

type Lent = { lender: Profession; subjects: string[]; index: number }

function parseTrade(line: string, { lender, subjects, index }: Lent): Profession {
	const [titles = '', employers = '', qualifications = '', skills = ''] = cells(line, '|')
	const own = cells(qualifications, ';').map(parseQualification)
	const [first] = own
	if (first === undefined) throw new Error(`No qualification in "${line}".`)
	// Many a person learned something else first.
	const others = subjects.slice(index, index + 2).map((field) => ({ ...first, field }))
	return {
		...lender,
		id: cells(titles, ';').at(-1)?.toLowerCase() ?? '',
		titles: cells(titles, ';'),
		employers: cells(employers, ';'),
		qualifications: [...own, ...others],
		skills: [...cells(skills, ';'), ...lender.skills],
	}
}

function parseQualification(text: string): Profession['qualifications'][number] {
	const [qualification = '', field = '', school = ''] = cells(text, ':')
	return { qualification, field, school: schoolOf(school) }
}

function schoolOf(school: string): SchoolKind {
	if (school === 'university' || school === 'college' || school === 'school') return school
	throw new Error(`"${school}" is no kind of school.`)
}

function cells(text: string, separator: string): string[] {
	return text
		.split(separator)
		.map((cell) => cell.trim())
		.filter((cell) => cell !== '')
}
