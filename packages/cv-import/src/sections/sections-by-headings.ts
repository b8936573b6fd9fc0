import type { Extracted } from '../extracted.ts'
import { joinRunningText } from '../layout/join-running-text.ts'
import { readLayout } from '../layout/read-layout.ts'
import { cutAtHeadings } from './find-sections.ts'
import type { Section } from './section.ts'

/** Returns the sections of a file as its headings alone divide them, for training the models of lines. */
export function sectionsByHeadings(extracted: Extracted): Section[] {
	const { flows } = readLayout(extracted)
	return cutAtHeadings(extracted.linesAreParagraphs ? flows : joinRunningText(flows)).sections
}
