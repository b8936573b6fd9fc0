import type { Extracted } from '../extracted.ts'
import { joinRunningText } from '../layout/join-running-text.ts'
import { readLayout } from '../layout/read-layout.ts'
import { cutAtHeadings } from './find-sections.ts'
import type { Section } from './section.ts'

/** The sections of a file as its headings alone part them: what the models of lines are taught on. */
export function sectionsByHeadings(extracted: Extracted): Section[] {
	const { flows } = readLayout(extracted)
	return cutAtHeadings(extracted.linesAreParagraphs ? flows : joinRunningText(flows)).sections
}
