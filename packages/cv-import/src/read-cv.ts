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
import { type Layout, listLayouts, readLayout } from './layout/read-layout.ts'
import { findSections } from './sections/find-sections.ts'
import type { Section } from './sections/section.ts'

/** Reads a CV out of the text of a file; throws `file_is_not_a_cv`. The same text gives the same CV. */
export function readCv(extracted: Extracted): { document: CvDocument; source: CvSource } {
	const { document, source, sections, lines } = chooseReading(extracted)
	assertIsCv({ document, sections, lines })
	return { document, source }
}

type Reading = {
	document: CvDocument
	source: CvSource
	sections: Section[]
	lines: Line[]
}

/** Other layouts are tried if the values of the likeliest are less sure than this, on average. */
const doubtful = 0.9
/** So many more values must be right than wrong in another layout. */
const leastGain = 4

// Reads the likeliest layout and, if that leaves doubts, others, and takes the one that reads best.
function chooseReading(extracted: Extracted): Reading {
	const [likeliest, ...others] = listLayouts(extracted)
	const usual = readInLayout(likeliest?.() ?? readLayout(extracted), extracted)
	if (meanConfidence(usual) >= doubtful) return usual
	const readings = others.map((layout) => readInLayout(layout(), extracted))
	const best = readings.toSorted((a, b) => worthOf(b) - worthOf(a))[0]
	return best !== undefined && worthOf(best) > worthOf(usual) + leastGain ? best : usual
}

function meanConfidence({ source: { confidence } }: Reading): number {
	const shares = Object.values(confidence)
	return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** The person, and what heads the entries: a wrong layout makes many lines and skills, and all look likely. */
const decides =
	/^(?:personalInfo\.|(?:experience|education)\.\d+\.(?!achievements|summary|details))/

// How many of these values are probably right, less those that are wrong.
function worthOf({ source: { confidence } }: Reading): number {
	return Object.entries(confidence)
		.filter(([path]) => decides.test(path))
		.reduce((sum, [, share]) => sum + 2 * share - 1, 0)
}

function readInLayout(layout: Layout, extracted: Extracted): Reading {
	const lines = layout.flows.flatMap((flow) => flow.lines)
	const flows = extracted.linesAreParagraphs ? layout.flows : joinRunningText(layout.flows)
	const sections = findSections(flows)
	const { found, understood } = readSections(sections, extracted)
	const { document, places, said, used } = assembleDocument(found, extracted.facts.links)
	const headings = sections.flatMap(({ title }) => title ?? [])
	const passages = flows.flatMap((flow) => flow.lines)
	const unread = findUnreadText(passages.filter(isInPrint), [...used, ...headings, ...understood])
	const source = buildCvSource({ extracted, layout, lines, sections })
	const evidence = measureEvidence({ document, said, text: source.text, unread })
	const confidence = calibrateConfidence(said, document, evidence)
	return { document, source: { ...source, places, confidence, unread }, sections, lines }
}

function isInPrint(line: Line): boolean {
	return line.printed.text.trim() !== ''
}
