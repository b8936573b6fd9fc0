import { parseArgs } from 'node:util'
import { advertsToLearnFrom } from './match/labelled-adverts.ts'
import { buildMeaningFiles } from './train/build-meaning.ts'
import { buildThesaurus } from './train/build-thesaurus.ts'
import { buildWordList } from './train/build-word-list.ts'
import { collectPhrases } from './train/collect-phrases.ts'
import { writeRarity } from './train/count-rarity.ts'
import { learnClaims } from './train/learn-claims.ts'
import { learnTags } from './train/learn-tags.ts'
import { trainLineEditor } from './train/line-editor/train-line-editor.ts'
import { trainWordings } from './train/line-editor/train-wordings.ts'
import { type LearnedSet, listFolder, listLearnedSets } from './train/pages-of-others.ts'
import { reportAsked } from './train/report-asked.ts'
import { reportPhrases } from './train/report-phrases.ts'
import { trainAsked } from './train/train-asked.ts'
import { fitPages, readToldPages, reportLeftOut } from './train/train-confidence.ts'
import { trainCorrector } from './train/train-corrector.ts'
import { collectHeadings, reportHeadings, trainHeadings } from './train/train-headings.ts'
import {
	collectHeads,
	learnMadeHeads,
	learnToldHeads,
	reportHeads,
	reportToldHeads,
} from './train/train-heads.ts'
import { collectNames, reportNames, trainNames } from './train/train-names.ts'
import { learnNearest } from './train/train-nearest.ts'
import { trainOffers } from './train/train-offers.ts'
import { trainOrders } from './train/train-orders.ts'
import { trainPhrases } from './train/train-phrases.ts'
import { collectRows, makeRowLessons, reportRows, trainRows } from './train/train-rows.ts'
import { trainScore } from './train/train-score.ts'
import { collectTopics, reportTopics, trainTopics } from './train/train-topics.ts'
import { trainWording } from './train/train-wording.ts'
import { collectWraps, reportWraps, trainWraps } from './train/train-wraps.ts'
import {
	shippedWeights,
	writeAskedWeights,
	writeNameWeights,
	writePageWeights,
	writeTable,
	writeWeights,
} from './train/write-weights.ts'

/** CVs whose phrases are learned from, and others whose phrases are not. */
const cvs = { learned: 3_000, unseen: 1_500 }

/**
 * Learns from CVs of the development world what their phrases name, and writes the weights into the reader. The same
 * code gives the same weights, byte for byte.
 */
function learnPhrases(): void {
	const phrases = collectPhrases('development', cvs.learned, 'phrases')
	const weights = trainPhrases(phrases, 'phrases')
	const { bytes } = writeWeights(shippedWeights.phrases, weights)
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

/** Learns from the titles of thousands of CVs which words head which section, and writes the weights into the reader. */
function learnHeadings(): void {
	const { taught, kept } = collectHeadings()
	const weights = trainHeadings(taught, 'headings')
	const { bytes } = writeWeights(shippedWeights.headings, weights)
	console.log(`learned from ${taught.length} lines; ${Math.round(bytes / 1024)} kB of weights`)
	reportHeadings(weights, kept)
}

/** Learns from heads of made-up entries, then of pages of other hands, which words are the title, the employer and so on. */
async function learnHeadSlots(sets: readonly LearnedSet[]): Promise<void> {
	const told = await collectHeads(sets)
	const made = learnMadeHeads('heads')
	const weights = learnToldHeads(made, told, 'heads')
	const { bytes } = writeWeights(shippedWeights.heads, weights)
	console.log(
		`learned from ${made.lessons.length} made-up heads and ${told.length} of pages; ${Math.round(bytes / 1024)} kB of weights`,
	)
	reportHeads(weights)
	reportToldHeads(made, told, 'heads')
}

/** Learns from made-up entries and pages of other hands which rows begin entries, which name them, and which say more of them. */
async function learnRows(sets: readonly LearnedSet[]): Promise<void> {
	const made = makeRowLessons(sets, 'rows')
	const told = await collectRows(sets)
	const { bytes } = writeWeights(shippedWeights.rows, trainRows([...made, ...told], 'rows'))
	console.log(
		`learned from ${made.length} made-up sections and ${told.length} of pages; ${Math.round(bytes / 1024)} kB of weights`,
	)
	reportRows(made, told)
}

/** Learns from pages of other hands which lines go on with the words above them, and writes the weights into the reader. */
async function learnWraps(): Promise<void> {
	const lessons = await collectWraps()
	const { bytes } = writeWeights(shippedWeights.wraps, trainWraps(lessons, 'wraps'))
	console.log(`learned from ${lessons.length} lines; ${Math.round(bytes / 1024)} kB of weights`)
	reportWraps(lessons)
}

/** Learns from pages of other hands which words are the name of the person, and writes the weights into the reader. */
async function learnNames(sets: readonly LearnedSet[]): Promise<void> {
	const lessons = await collectNames(sets)
	const weights = trainNames(lessons)
	writeNameWeights(weights)
	console.log(`learned from the names of ${lessons.length} pages`)
	reportNames(lessons)
}

/** Learns from pages of other hands what lines are about, and writes the weights into the reader. */
async function learnTopics(sets: readonly LearnedSet[]): Promise<void> {
	const lessons = await collectTopics(sets)
	const { bytes } = writeWeights(shippedWeights.topics, trainTopics(lessons, 'topics'))
	console.log(`learned from ${lessons.length} lines; ${Math.round(bytes / 1024)} kB of weights`)
	reportTopics(lessons)
}

/**
 * Reads pages from outside the project and writes how often the reader was right at each confidence, for each field.
 */
async function learnConfidence(
	sets: readonly LearnedSet[],
	fresh: readonly LearnedSet[],
): Promise<void> {
	const pages = [...(await readToldPages(sets)), ...(await readToldPages(fresh, true))]
	const { table, weights } = fitPages(pages)
	writeTable(table)
	writePageWeights(weights)
	const values = pages.reduce((sum, { told }) => sum + told.length, 0)
	console.log(
		`confidence of ${Object.keys(table).length} fields from ${values} values of ${pages.length} pages`,
	)
	reportLeftOut(pages)
}

/** Learns from labelled adverts what adverts ask for, and writes the weights into the reader of adverts. */
function learnAsked(): void {
	const adverts = advertsToLearnFrom()
	const { bytes } = writeAskedWeights(trainAsked(adverts, 'adverts'))
	const count = adverts.known.length + adverts.fresh.length
	console.log(`learned from ${count} adverts; ${Math.round(bytes / 1024)} kB of weights`)
	reportAsked(adverts, 'adverts')
}

/** Counts the rarity of words, and learns from labelled CVs which line may show a requirement. */
async function learnLines(): Promise<void> {
	const { words } = writeRarity()
	const { cases, asked, seen, yes, offered, right } = await learnNearest()
	const share = (part: number) => `${Math.round(100 * part)} %`
	console.log(
		[
			`rarity of ${words} words`,
			`from ${cases} CVs, on adverts left out: asked about ${share(seen)} of what is there in other words and ${share(asked)} of what is lacking`,
			`${share(yes)} of the questions get a yes`,
			`${share(offered)} of them with a line, which is the right one in ${share(right)}`,
		].join('; '),
	)
}

if (import.meta.main) {
	const { values } = parseArgs({
		options: {
			only: { type: 'string', default: '' },
			sources: { type: 'string', default: '' },
			pages: { type: 'string', default: '' },
			fresh: { type: 'string', default: '' },
			held: { type: 'string', default: '' },
		},
	})
	const isWanted = (part: string) => values.only === '' || values.only === part
	if (isWanted('phrases')) learnPhrases()
	if (isWanted('headings')) learnHeadings()
	const isOfPages = ['topics', 'rows', 'heads', 'names', 'confidence'].some(isWanted)
	const sets = isOfPages ? await listLearnedSets(values.pages) : []
	if (isWanted('topics')) await learnTopics(sets)
	if (isWanted('rows')) await learnRows(sets)
	if (isWanted('heads')) await learnHeadSlots(sets)
	if (isWanted('names')) await learnNames(sets)
	if (isWanted('wraps')) await learnWraps()
	if (isWanted('confidence')) await learnConfidence(sets, await listFolder(values.fresh))
	if (isWanted('adverts')) learnAsked()
	if (isWanted('nearest')) await learnLines()
	if (isWanted('tags')) learnTags()
	if (isWanted('rewrite')) trainWording()
	if (isWanted('offers')) trainOffers()
	if (isWanted('claims')) learnClaims()
	if (isWanted('orders')) trainOrders()
	// The sources are not dependencies: 120 MB that only this needs.
	if (values.only === 'meaning') await buildMeaningFiles(values.sources)
	if (values.only === 'thesaurus') buildThesaurus(values.sources)
	if (values.only === 'words') buildWordList(values.sources)
	// PyTorch is no dependency either.
	if (values.only === 'line-editor') trainLineEditor(values.held)
	if (values.only === 'wordings') trainWordings()
	if (values.only === 'corrector') trainCorrector(values.sources)
	if (isWanted('score')) await trainScore()
}
