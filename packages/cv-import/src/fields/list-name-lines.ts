import type { Extracted } from '../extracted.ts'
import { joinRunningText } from '../layout/join-running-text.ts'
import { readLayout } from '../layout/read-layout.ts'
import { findSections } from '../sections/find-sections.ts'
import type { NameLines } from './name-features.ts'
import { readSections } from './read-sections.ts'

/** The lines of a file that may have the name, as training looks at them. */
export function listNameLines(extracted: Extracted): NameLines {
	const { flows } = readLayout(extracted)
	const sections = findSections(extracted.linesAreParagraphs ? flows : joinRunningText(flows))
	return readSections(sections, extracted).nameLines
}
