import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyCv, plainCv } from '@app/cv'
import {
	type CvWithSource,
	createReader,
	ReadError,
	type Reader,
	type ReaderOptions,
} from '@app/cv-import/node'
import type { Corpus, Sample } from './generate.ts'
import { processorTimeBetween, useOfChildren } from './reader-processes.ts'
import { type JudgedField, judgeConfidence } from './score/calibration.ts'
import { countLostWords, type Loss } from './score/lost-words.ts'
import { scoreCv } from './score/score-cv.ts'
import { type Share, scoreSectionWords, scoreTitles } from './score/score-sections.ts'
import type { Verdict } from './score/verdict.ts'

/** How the reading of one file came out. */
export type Reading = {
	sample: Sample
	/** Why the reader refused the file, or `null`. */
	refusal: string | null
	verdicts: Verdict[]
	sectionWords: Share
	titles: Share
	loss: Loss
	confidence: JudgedField[]
	/** Wall-clock time, which includes the effect of other load on the machine. */
	milliseconds: number
	/** Of the processor alone; `null` where the system does not say. */
	processorMs: number | null
	pages: number
}

export type Readings = { readings: Reading[]; peakMemoryMb: number | null }

/** Reads every sample with the product's reader, or one without a part, and compares each with its truth. */
export async function readSamples(
	{ folder, samples }: Corpus,
	leftOut: ReaderOptions['leftOut'] = [],
): Promise<Readings> {
	const reader = createReader({ leftOut })
	const readings: Reading[] = []
	let peakMemoryMb: number | null = null
	try {
		const [first] = samples
		// Warms the processes up, as they are in a product that runs.
		if (first !== undefined) await readSample(reader, folder, first)
		for (const sample of samples) {
			readings.push(await readSample(reader, folder, sample))
			const { peakMemoryMb: peak } = useOfChildren() ?? {}
			if (peak !== undefined) peakMemoryMb = Math.max(peakMemoryMb ?? 0, peak)
		}
	} finally {
		reader.close()
	}
	return { readings, peakMemoryMb }
}

async function readSample(reader: Reader, folder: string, sample: Sample): Promise<Reading> {
	const bytes = new Uint8Array(await readFile(join(folder, sample.fileName)))
	const before = useOfChildren()
	const started = performance.now()
	const result = await orRefusal(reader.read(bytes, { fileName: `cv.${sample.format}` }))
	const milliseconds = performance.now() - started
	const after = useOfChildren()
	const processorMs = before === null || after === null ? null : processorTimeBetween(before, after)
	return { ...compare(sample, result), milliseconds, processorMs }
}

/** Returns the reader's result, or the `ReadError` with which it refused the file; throws other errors. */
export async function orRefusal(reading: Promise<CvWithSource>): Promise<CvWithSource | ReadError> {
	try {
		return await reading
	} catch (error) {
		if (error instanceof ReadError) return error
		throw error
	}
}

type Compared = Omit<Reading, 'milliseconds' | 'processorMs'>

function compare(sample: Sample, result: CvWithSource | ReadError): Compared {
	const isRefused = result instanceof ReadError
	const document = isRefused ? emptyCv() : plainCv(result.document)
	const verdicts = scoreCv(sample.truth, document)
	return {
		sample,
		refusal: isRefused ? result.code : null,
		verdicts,
		sectionWords: scoreSectionWords(sample.truth, document),
		titles: scoreTitles(sample.titles, isRefused ? [] : result.source.headings),
		loss: isRefused
			? { lost: 0, printed: 0 }
			: countLostWords(sample.truth, document, result.source),
		confidence: isRefused ? [] : judgeConfidence(verdicts, result.source.confidence),
		pages: isRefused ? 1 : Math.max(1, result.source.pages.length),
	}
}
