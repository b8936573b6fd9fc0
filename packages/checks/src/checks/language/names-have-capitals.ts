import { type CvDocument, type CvEdit, editOf } from '@app/cv'
import { functionWords, withCapital } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { formatSome } from '../../format-lists.ts'

/** A field that holds a name and nothing else. */
type NamedField = { path: string; text: string }

const mostQuoted = 3
/** “de”, “van” and “of” stay small within a name. */
const longestParticle = 3

export const namesHaveCapitals: Check = {
	id: 'G17',
	category: 'language',
	severity: 'warning-1',
	title: 'Names begin with capitals',
	looksAt: ({ cv }) => listNames(cv).length,
	run: ({ cv, pointAt }) => {
		const small = listNames(cv).filter(isSmall)
		if (small.length === 0) return null
		const shown = formatSome(
			small.map(({ text }) => quoted(text)),
			mostQuoted,
		)
		return {
			title: `Names begin with a small letter: ${shown}.`,
			why: 'People notice a small letter in a name at once, above all in your own.',
			fix: 'Begin names of people, places, languages, schools and employers with a capital.',
			evidence: small.map(({ path, text }) => pointAt({ path, quote: text })),
		}
	},
	quickFixes: ({ cv }) => [
		{ label: 'Give them capitals', edits: listNames(cv).filter(isSmall).map(writeCapitals(cv)) },
	],
}

/** Counts the names that begin with a small letter. */
export function countSmallNames({ cv }: CheckContext): number {
	return listNames(cv).filter(isSmall).length
}

function listNames({
	personalInfo,
	language,
	experience,
	education,
	volunteering,
}: CvDocument): NamedField[] {
	const { firstName, lastName, city, country } = personalInfo
	const person = Object.entries({ firstName, lastName, city, country }).map(([field, text]) => ({
		path: `personalInfo.${field}`,
		text,
	}))
	const bodies = [
		...experience.map(({ employer }, at) => ({
			path: `experience.${at}.employer`,
			text: employer,
		})),
		...education.map(({ institution }, at) => ({
			path: `education.${at}.institution`,
			text: institution,
		})),
		...volunteering.map(({ organisation }, at) => ({
			path: `volunteering.${at}.organisation`,
			text: organisation,
		})),
		// One word may be a brand that its owner writes small.
	].filter(({ text }) => /\s/.test(text.trim()) && !/^self[\s-]employed$/i.test(text.trim()))
	const languages = language.map(({ name }, at) => ({ path: `language.${at}.name`, text: name }))
	return [...person, ...languages, ...bodies].filter(({ text }) => /\p{L}/u.test(text))
}

// A name with a capital anywhere was written with thought: “de la Cruz”, “eBay Motors”.
function isSmall({ text }: NamedField): boolean {
	return /^\p{Ll}/u.test(text.trim()) && text === text.toLowerCase()
}

function writeCapitals(cv: CvDocument): (field: NamedField) => CvEdit {
	return ({ path, text }) =>
		editOf(
			cv,
			path,
			text.replace(/[\p{L}’']+/gu, (word, at) =>
				staysSmall(word, { path, text, at }) ? word : withCapital(word),
			),
		)
}

// A last name may begin with its particle: “de Souza”.
function staysSmall(word: string, { path, text, at }: NamedField & { at: number }): boolean {
	const mayBegin = path === 'personalInfo.lastName' && word !== text
	return (at > 0 || mayBegin) && (word.length <= longestParticle || functionWords.has(word))
}
