import type { Extracted } from '../extracted.ts'
import {
	capitalisesNouns,
	collectWords,
	type DecideWrap,
	type JoinOptions,
	joinLines,
	type Passage,
} from '../layout/join-lines.ts'
import { markEnumerations } from '../layout/mark-enumerations.ts'
import { mergeMarginDates } from '../layout/merge-margin-dates.ts'
import { stripEntryHeadBullets } from '../layout/strip-entry-head-bullets.ts'
import type { Section } from '../sections/section.ts'
import { sectionsByHeadings } from '../sections/sections-by-headings.ts'

const nameLists: readonly Section['kind'][] = ['skills', 'language', 'interests']

/** Names, addresses and numbers, a line each, which tell nothing of wraps. */
const linesOfPerson: readonly Section['kind'][] = ['header', 'contact']

const decideByRules: DecideWrap = ({ byRules }) => (byRules ? 1 : -1)

/** Joins the lines of a section into passages, after finding the bullets and the dates in the margin. */
export function joinLinesOfSection(
	{ kind, lines }: Pick<Section, 'kind' | 'lines'>,
	known: Pick<JoinOptions, 'words' | 'capitalsAreRare'>,
	decide?: DecideWrap,
): Passage[] {
	const told = mergeMarginDates(stripEntryHeadBullets(markEnumerations(lines)))
	const isList = nameLists.includes(kind)
	const options = { ...known, isList, isDated: kind === 'certification' }
	return joinLines(told, options, linesOfPerson.includes(kind) ? decideByRules : decide)
}

/** Asks of every line of a CV whether it goes on with the words above it, as training answers it. */
export function listWrapQuestions(extracted: Extracted, decide: DecideWrap): void {
	const sections = sectionsByHeadings(extracted)
	const words = collectWords(sections.flatMap(({ lines }) => lines))
	const known = { words, capitalsAreRare: !capitalisesNouns(words) }
	for (const section of sections) joinLinesOfSection(section, known, decide)
}
