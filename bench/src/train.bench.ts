import { parseArgs } from 'node:util'
import { generateCvs } from './import/generate.ts'
import { readSamples } from './import/read-samples.ts'
import { advertsToLearnFrom } from './match/labelled-adverts.ts'
import { buildMeaningFiles } from './train/build-meaning.ts'
import { collectPhrases } from './train/collect-phrases.ts'
import { fitConfidence } from './train/fit-confidence.ts'
import { learnClaims } from './train/learn-claims.ts'
import { learnTags } from './train/learn-tags.ts'
import { reportAsked } from './train/report-asked.ts'
import { reportPhrases } from './train/report-phrases.ts'
import { trainAsked } from './train/train-asked.ts'
import { trainPhrases } from './train/train-phrases.ts'
import { trainScore } from './train/train-score.ts'
import { writeAskedWeights, writeTable, writeWeights } from './train/write-weights.ts'

/** CVs whose phrases are learned from, and others whose phrases are not. */
const cvs = { learned: 3_000, unseen: 1_500 }
/** CVs that real programs make files of, to see how often the reader is right. */
const files = 300

/**
 * Learns from CVs of the development world what the phrases in them name, and writes the weights into the reader. The
 * same code gives the same weights, byte for byte.
 */
function learnPhrases(): void {
	const phrases = collectPhrases('development', cvs.learned, 'phrases')
	const weights = trainPhrases(phrases, 'phrases')
	const { bytes } = writeWeights(weights)
	console.log(
		`learned from ${phrases.length} phrases of ${cvs.learned} CVs; ${Math.round(bytes / 1024)} kB of weights`,
	)
	const known = new Set(phrases.map(({ text }) => text))
	const others = collectPhrases('held-out', cvs.unseen, 'unseen')
	reportPhrases(
		weights,
		others.filter(({ text }) => !known.has(text)),
	)
}

/** Reads files of the development layouts and writes down what the reader's confidence in each field was worth. */
async function learnConfidence(): Promise<void> {
	const corpus = await generateCvs({
		count: files,
		seed: 'confidence',
		split: 'development',
		maker: null,
		folder: null,
	})
	const { readings } = await readSamples(corpus, ['calibration'])
	const told = readings.flatMap(({ confidence }) =>
		confidence.map(({ field, confidence: said, isRight }) => ({ field, said, isRight })),
	)
	const table = fitConfidence(told)
	writeTable(table)
	console.log(
		`\nconfidence of ${Object.keys(table).length} fields from ${told.length} values of ${files} files`,
	)
}

/** Learns from labelled adverts what adverts ask for, and writes the weights into the reader of adverts. */
function learnAsked(): void {
	const adverts = advertsToLearnFrom()
	const { bytes } = writeAskedWeights(trainAsked(adverts, 'adverts'))
	const count = adverts.known.length + adverts.fresh.length
	console.log(`learned from ${count} adverts; ${Math.round(bytes / 1024)} kB of weights`)
	reportAsked(adverts, 'adverts')
}

if (import.meta.main) {
	const { values } = parseArgs({
		options: { only: { type: 'string', default: '' }, sources: { type: 'string', default: '' } },
	})
	const isWanted = (part: string) => values.only === '' || values.only === part
	if (isWanted('phrases')) learnPhrases()
	if (isWanted('confidence')) await learnConfidence()
	if (isWanted('adverts')) learnAsked()
	if (isWanted('tags')) learnTags()
	if (isWanted('claims')) learnClaims()
	// The sources are not dependencies: 120 MB that only this needs.
	if (values.only === 'meaning') await buildMeaningFiles(values.sources)
	if (isWanted('score')) await trainScore()
}
