import type { CvDocument, CvSource } from '@app/cv'
import { assertIsCv } from './assert-is-cv.ts'
import { buildCvSource } from './build-cv-source.ts'
import type { Extracted } from './extracted.ts'
import { assembleDocument } from './fields/assemble-document.ts'
import { calibrateConfidence } from './fields/calibrate-confidence.ts'
import { findUnreadText } from './fields/find-unread-text.ts'
import { measureEvidence } from './fields/page-evidence.ts'
import { readSections } from './fields/read-sections.ts'
import { joinRunningText } from './layout/join-running-text.ts'
import type { Line } from './layout/line.ts'
import { readLayout } from './layout/read-layout.ts'
import { findSections } from './sections/find-sections.ts'

/** Reads a CV out of the text of a file; throws `file_is_not_a_cv`. The same text gives the same CV. */
export function readCv(extracted: Extracted): { document: CvDocument; source: CvSource } {
	const layout = readLayout(extracted)
	const lines = layout.flows.flatMap((flow) => flow.lines)
	const flows = extracted.linesAreParagraphs ? layout.flows : joinRunningText(layout.flows)
	const sections = findSections(flows)
	const { found, understood } = readSections(sections, extracted)
	const { document, places, said, used } = assembleDocument(found, extracted.facts.links)
	assertIsCv({ document, sections, lines })
	const headings = sections.flatMap(({ title }) => title ?? [])
	const passages = flows.flatMap((flow) => flow.lines)
	const unread = findUnreadText(passages.filter(isInPrint), [...used, ...headings, ...understood])
	const source = buildCvSource({ extracted, layout, lines, sections })
	const evidence = measureEvidence({ document, said, text: source.text, unread })
	const confidence = calibrateConfidence(said, document, evidence)
	return { document, source: { ...source, places, confidence, unread } }
}

function isInPrint(line: Line): boolean {
	return line.printed.text.trim() !== ''
}
