import type { CvContext } from '@app/cv'
import { type Claim, shows } from '@app/language'
import type { Requirement } from './advert.ts'
import type { ConceptMention } from './concept-mention.ts'
import { cutContextWindow } from './context-window.ts'
import { gradeAsked } from './find-gcses.ts'
import { degree } from './find-qualifications.ts'
import {
	classOfDegree,
	languageAsked,
	levelOfLanguage,
	levelOfLanguageItem,
} from './language-and-degree-levels.ts'

const gcses = ['gcse-english', 'gcse-mathematics', 'gcse-english-and-maths', 'five-gcses', 'gcses']

/**
 * Whether a qualification or language in a CV has the required grade, class or level: a stated level below it is no
 * proof. A level that the CV or the advert doesn't state counts as enough.
 */
export function isOfLevel(
	naming: ConceptMention,
	requirement: Requirement,
	context: CvContext,
): boolean {
	const [own, asked] = levels(naming, requirement, context)
	return own === null || asked === null || own >= asked
}

type Level = number | null

function levels(
	naming: ConceptMention,
	requirement: Requirement,
	{ cv }: CvContext,
): readonly [own: Level, asked: Level] {
	const { passage, quote, start } = naming
	const { section, entry, text } = passage
	if (requirement.kind === 'language') {
		const item = section === 'language' ? cv.language[entry] : undefined
		const [near, place] = cutContextWindow(text, { start, end: start + quote.length })
		const own = levelOfLanguageItem(item) ?? levelOfLanguage({ text: near, ...place })
		return [own, languageAsked(requirement)]
	}
	if (requirement.narrower === 'typing speed')
		return [
			wordsPerMinute(cutContextWindow(text, { start, end: start + quote.length })[0]),
			wordsPerMinute(requirement.line),
		]
	if (gcses.includes(requirement.conceptId))
		return [naming.grade ?? null, gradeAsked(requirement.line)]
	if (section !== 'education' || !shows(requirement, anyDegree) || isHigher(naming))
		return [null, null]
	const { fieldOfStudy = '', grade = '', details = [] } = cv.education[entry] ?? {}
	const said = [text, fieldOfStudy, grade, ...details]
		.map(classOfDegree)
		.find((rank) => rank !== null)
	return [said ?? null, classOfDegree(requirement.line)]
}

function wordsPerMinute(text: string): number | null {
	const [, number] = /(\d{2,3})\s*(?:\+\s*)?(?:wpm|words per minute)\b/i.exec(text) ?? []
	return number === undefined ? null : Number(number)
}

const anyDegree: Claim = { conceptId: degree, narrower: null }

// The classes of a first degree say nothing of a Master's or a doctorate.
function isHigher({ conceptId }: ConceptMention): boolean {
	return /^(?:master-s-degree|postgraduate|phd|mba)/.test(conceptId)
}

const goodStandard = 'school-qualifications'
const pass = 4
const both = ['gcse-english-and-maths', goodStandard]
const grades = 'gcse-grades'
const ofGrade = 'GCSEs A-C'

/**
 * Returns the mentions that show a requirement only together: English and mathematics from separate entries, or
 * grades that are named apart from their subjects.
 */
export function meetsGrades(
	requirement: Requirement,
	namings: readonly ConceptMention[],
): ConceptMention[] {
	const { conceptId, narrower, line } = requirement
	if (conceptId === 'microsoft-office') return officeTogether(namings)
	const asked = gradeAsked(line)
	if (both.includes(conceptId)) {
		const least = conceptId === goodStandard ? (asked ?? pass) : asked
		return together(namings, ['gcse-english', 'gcse-mathematics'], least)
	}
	if (conceptId !== grades && narrower !== ofGrade) return []
	const graded = namings.filter((naming) => naming.grade !== null && naming.grade !== undefined)
	if (/\b(?:five|5)\b/i.test(requirement.quote)) return together(graded, ['five-gcses'], asked)
	const subjects = [
		...(/\bEnglish\b/i.test(line) ? ['gcse-english'] : []),
		...(/\bmath/i.test(line) ? ['gcse-mathematics'] : []),
	]
	if (subjects.length > 0) return together(graded, subjects, asked)
	return graded.filter(({ grade }) => (grade ?? 0) >= (asked ?? 0)).slice(0, 1)
}

const officePrograms = [
	'microsoft-word',
	'microsoft-excel',
	'microsoft-powerpoint',
	'microsoft-outlook',
]

// A person who names two of its programs knows the suite; “Word” alone is an ordinary word, but not beside Excel.
function officeTogether(namings: readonly ConceptMention[]): ConceptMention[] {
	const programs = namings.filter(
		({ conceptId, quote, isBeingLearnt }) =>
			officePrograms.includes(conceptId) && /^\p{Lu}/u.test(quote) && !isBeingLearnt,
	)
	const named = new Set(programs.map(({ conceptId }) => conceptId))
	if (programs.some(({ passage }) => /\bWord\b/.test(passage.text))) named.add('microsoft-word')
	return named.size < 2 ? [] : programs
}

// The best of each, or nothing.
function together(
	namings: readonly ConceptMention[],
	concepts: readonly string[],
	asked: number | null,
): ConceptMention[] {
	const found = concepts.flatMap((conceptId) => {
		const shown = namings.find(
			(naming) =>
				naming.conceptId === conceptId &&
				(asked === null || naming.grade === null || (naming.grade ?? asked) >= asked),
		)
		return shown === undefined ? [] : [shown]
	})
	// One line that names both is told once.
	return found.length === concepts.length
		? found.filter(({ passage }, index) => index === 0 || passage !== found[0]?.passage)
		: []
}
