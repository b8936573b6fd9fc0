import type { Extracted } from '../extracted.ts'
import type { HeadQuestion } from '../heads/decode-head.ts'
import { buildHeadQuestion } from '../heads/read-heads.ts'
import { tasksOfHeads } from '../heads/rule-hints.ts'
import { capitalisesNouns, collectWords, type Passage } from '../layout/join-lines.ts'
import { joinRunningText } from '../layout/join-running-text.ts'
import { readLayout } from '../layout/read-layout.ts'
import { findSections } from '../sections/find-sections.ts'
import type { Section } from '../sections/section.ts'
import { findEntries } from './find-entries.ts'
import { joinLinesOfSection } from './join-lines-of-section.ts'
import { parseFormEntries } from './parse-form-entries.ts'
import { findCourses, tasksOfCourses } from './read-education.ts'

/** The heads of the jobs and courses of a CV, as questions that training answers. */
export function listHeadQuestions(extracted: Extracted): HeadQuestion[] {
	const { flows } = readLayout(extracted)
	const sections = findSections(extracted.linesAreParagraphs ? flows : joinRunningText(flows))
	const words = collectWords(sections.flatMap(({ lines }) => lines))
	const known = { words, capitalsAreRare: !capitalisesNouns(words) }
	return sections
		.flatMap((section) => questionsOf(section, joinLinesOfSection(section, known)))
		.filter(({ head }) => head.words.length > 0)
}

function questionsOf({ kind }: Section, passages: readonly Passage[]): HeadQuestion[] {
	if (parseFormEntries(passages) !== null) return []
	if (kind === 'education')
		return tasksOfCourses(findCourses(passages)).map(
			(task) => buildHeadQuestion(task, 'course').question,
		)
	if (kind !== 'experience' && kind !== 'volunteering') return []
	return tasksOfHeads(findEntries(passages), 'job').map(
		(task) => buildHeadQuestion(task, 'job').question,
	)
}
