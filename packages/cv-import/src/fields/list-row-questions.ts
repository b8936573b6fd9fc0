import type { Extracted } from '../extracted.ts'
import { capitalisesNouns, collectWords, type Passage } from '../layout/join-lines.ts'
import { joinRunningText } from '../layout/join-running-text.ts'
import { readLayout } from '../layout/read-layout.ts'
import { findSections } from '../sections/find-sections.ts'
import { rowsOfEntries } from './find-entries.ts'
import { joinLinesOfSection } from './join-lines-of-section.ts'
import { parseFormEntries } from './parse-form-entries.ts'

/** A section of jobs or courses, as the rows that are told apart in it. */
export type RowQuestion = { kind: 'job' | 'course'; passages: readonly Passage[] }

/** The sections of jobs and courses of a CV, whose rows training tells apart. */
export function listRowQuestions(extracted: Extracted): RowQuestion[] {
	const { flows } = readLayout(extracted)
	const sections = findSections(extracted.linesAreParagraphs ? flows : joinRunningText(flows))
	const words = collectWords(sections.flatMap(({ lines }) => lines))
	const known = { words, capitalsAreRare: !capitalisesNouns(words) }
	return sections.flatMap((section) => {
		const isCourse = section.kind === 'education'
		if (!isCourse && section.kind !== 'experience') return []
		const passages = joinLinesOfSection(section, known)
		if (passages.length === 0 || parseFormEntries(passages) !== null) return []
		return [{ kind: isCourse ? 'course' : 'job', passages: rowsOfEntries(passages) }] as const
	})
}
