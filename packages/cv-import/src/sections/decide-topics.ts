import { guessHeading, headingLogOdds, readsAsTitle } from '../classifier/heading-model.ts'
import { kindShares } from '../classifier/phrase-model.ts'
import { isDescriptionLabel } from '../fields/description-labels.ts'
import { isFirstPerson } from '../fields/is-first-person.ts'
import type { Line } from '../layout/line.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import { type SectionKind, sectionKinds } from '../lexicon/section-kinds.ts'
import { stripHeadingNumberAndRemark } from '../lexicon/strip-heading-number-and-remark.ts'
import { findDates } from '../text/find-dates.ts'
import { longestOfHead } from './entry-heads.ts'
import {
	type HeadingStyle,
	hasTitleLook,
	isHeadingStyle,
	looksAlike,
	standsOut,
} from './heading-style.ts'
import type { Section } from './section.ts'
import { type Topic, topicOfKind, topics } from './topics.ts'

/** How much each line of a section speaks for each topic, as logarithms of shares. */
export type ScoreTopics = (lines: readonly Line[]) => number[][]

/**
 * Decides the topic of each section by its title and all its lines, and cuts a section where another topic begins: at
 * a line that may be a title or, in a list of several things, at any line. The kind that the section had before is
 * one hint.
 */
export function decideTopics(
	sections: readonly Section[],
	style: HeadingStyle,
	score: ScoreTopics,
): Section[] {
	const questions = sections.map((section) => ({ section, scores: score(section.lines), style }))
	const decided = questions.map((question) => decideSection(question, null))
	for (const topic of needsDates) {
		if (decided.some(({ parts }) => parts.some((part) => holds(part, topic)))) continue
		const hasTitle = sections.some(({ kind, title }) => kind === topic && title !== null)
		const bonus = worth.lacking[topic] + (hasTitle ? worth.titleAlone : 0)
		const others = questions.map((question) => decideSection(question, { topic, bonus }))
		const gains = others.map((other, at) => gainOf(other, decided[at] ?? other))
		const most = Math.max(0, ...gains)
		const best = gains.indexOf(most)
		const other = others[best]
		if (most > 0 && other !== undefined) decided[best] = other
	}
	return returnHeads(decided.flatMap(({ parts }) => parts))
}

// Returns how much better the other decision is. A section about jobs never becomes one about courses instead, or the
// other way round.
function gainOf(other: Decided, before: Decided): number {
	const isOfOne = before.parts.some((part) => needsDates.some((topic) => holds(part, topic)))
	return isOfOne ? 0 : other.total - before.total
}

function holds({ kind, lines }: Section, topic: Topic): boolean {
	return kind === topic && lines.length > 0
}

/** The kinds of phrase in a line that heads a job or a course. */
const headKinds = ['title', 'organisation', 'school', 'qualification'] as const
const leastOfHead = 0.6

// The name of an employer or a school set as headings are heads its job or course.
function returnHeads(sections: readonly Section[]): Section[] {
	const found: Section[] = []
	for (const section of sections) {
		const { titleLine, kind, lines } = section
		const isHead =
			needsDates.some((topic) => topic === kind) && titleLine !== undefined && namesEntry(titleLine)
		const before = found.at(-1)
		if (!isHead) found.push(section)
		else if (before?.kind === kind)
			found[found.length - 1] = { ...before, lines: [...before.lines, titleLine, ...lines] }
		else found.push({ kind, title: null, lines: [titleLine, ...lines] })
	}
	return found
}

function namesEntry({ span: { text } }: Line): boolean {
	if (readsAsTitle(text)) return false
	const shares = kindShares(text)
	return headKinds.some((kind) => shares[kind] >= leastOfHead)
}

// Logarithms of odds, chosen on pages of other hands with each set left out in turn.
const worth = {
	/** The weight of a single line. Neighbouring lines repeat the same evidence. */
	line: 0.3,
	/** For the kind that the section had before. */
	kept: 1,
	/** For a title in the style of the other titles. */
	styled: 2,
	/** Against cutting at a line that may be a title, and at any other line. */
	cut: -4,
	bareCut: -4,
	/** Against a new section of jobs or courses without a dated line other than bullets. */
	undated: -6,
	/** For jobs or courses where nothing else in the CV is about them, and where a title of theirs has no lines. */
	lacking: { experience: 2, education: 4 },
	titleAlone: 6,
}
/** The number of lines from which further lines add no evidence. */
const mostLines = 24
/**
 * How far the words of a title are trusted: titles of jobs or courses in many CVs, other words that CVs use, and
 * words that the model knows by their letters.
 */
const trustInWords = { heading: 0.999999, known: 0.9995, learned: 0.6 }
/** The words of a line that may be a title speak for and against it up to this much. */
const mostOfWords = 2

/** Where a part begins: at the line that is its title, or at its first line if it has none. */
type Cut = { at: number; isTitle: boolean }
const start: Cut = { at: 0, isTitle: false }

function firstLine({ at, isTitle }: Cut): number {
	return isTitle ? at + 1 : at
}

/** The last part of the lines read so far, the best parts before it, and their total score. */
type Way = { score: number; topic: number; cut: Cut; before: Way | null }
/** The score of an impossible reading. */
const nowhere: Way = { score: Number.NEGATIVE_INFINITY, topic: 0, cut: start, before: null }

type Question = { section: Section; scores: readonly number[][]; style: HeadingStyle }
/** A topic that the CV lacks so far, and the bonus for a part about it. */
type Lack = { topic: Topic; bonus: number }
/** The parts of a section, and their total score. */
type Decided = { parts: Section[]; total: number }

function decideSection({ section, scores, style }: Question, lack: Lack | null): Decided {
	const { lines } = section
	if (lines.length === 0) return { parts: [section], total: 0 }
	const weigh = weigher(section, scores)
	const cuts = [start, ...findCuts(section, style)]
	const openings = cuts.map((cut, at) =>
		topics.map((name, topic) => {
			const opening = at === 0 ? opens(section, topic) : begins(section, { cut, topic, style })
			return opening + (name === lack?.topic ? lack.bonus : 0)
		}),
	)
	const ends = [...cuts.slice(1).map(({ at }) => at), lines.length]
	/** The best ways to read the lines up to each end, one for each topic of the last part. */
	const closed: Way[][] = []
	for (const end of ends) {
		const ways = topics.map((name, topic) => {
			const open = cuts.slice(0, closed.length + 1).map((cut, at): Way => {
				const isKept = at === 0 && name === topicOfKind(section.kind)
				const own = weigh({ from: firstLine(cut), to: end, topic, isKept })
				const opening = openings[at]?.[topic] ?? nowhere.score
				if (at === 0) return { score: opening + own, topic, cut, before: null }
				const before = bestOf((closed[at - 1] ?? []).filter((way) => way.topic !== topic))
				return { score: before.score + opening + own, topic, cut, before }
			})
			return bestOf(open)
		})
		closed.push(ways)
	}
	const best = bestOf(closed.at(-1) ?? [])
	return { parts: sectionsOf(section, best), total: best.score }
}

function bestOf(ways: readonly Way[]): Way {
	return ways.reduce((best, way) => (way.score > best.score ? way : best), nowhere)
}

type Stretch = { from: number; to: number; topic: number; isKept: boolean }

// The sections that are written as jobs are, with dates: work in one's spare time, and awards, which schools give too.
const toldAsJobs: readonly Section['kind'][] = ['projects', 'volunteering', 'awards']

function alikeTopics(kind: Section['kind'], hasDates: boolean): readonly Topic[] {
	if (!hasDates || kind === 'awards') return needsDates
	return toldAsJobs.includes(kind) ? ['experience'] : []
}

function weigher(
	{ kind, lines }: Section,
	scores: readonly number[][],
): (stretch: Stretch) => number {
	const sums = [topics.map(() => 0)]
	const dated = [0]
	for (const [at, line] of lines.entries()) {
		sums.push((sums[at] ?? []).map((sum, topic) => sum + (scores[at]?.[topic] ?? 0)))
		dated.push((dated[at] ?? 0) + Number(isDatedHead(line)))
	}
	return ({ from, to, topic, isKept }) => {
		const count = to - from
		if (count <= 0) return 0
		const name = topics[topic] ?? 'other'
		const hasDates = (dated[to] ?? 0) > (dated[from] ?? 0)
		const lacksDates = !isKept && needsDates.some((one) => one === name) && !hasDates
		// A section that reads as jobs or courses but has no dates stays the person's custom section.
		const names = isKept && name === 'other' ? [name, ...alikeTopics(kind, hasDates)] : [name]
		const said = names.map((one) => {
			const at = topics.indexOf(one)
			return (sums[to]?.[at] ?? 0) - (sums[from]?.[at] ?? 0)
		})
		const share = (Math.max(...said) / count) * Math.min(count, mostLines) * worth.line
		return share + (lacksDates ? worth.undated : 0)
	}
}

// A sentence about oneself heads nothing, even with dates.
function isDatedHead({ isBullet, span: { text } }: Line): boolean {
	if (isBullet || text.trim().length > longestOfHead || isFirstPerson(text)) return false
	return findDates(text).length > 0
}

const needsDates = ['experience', 'education'] as const

// Returns the score of a topic for the beginning of a section. A header always begins with the person; another
// section does only if words about the person may stand in it.
function opens({ kind, title: own, parent }: Section, topic: number): number {
	const title = parent ?? own
	const isOwn = topics[topic] === topicOfKind(kind)
	const isPerson = topics[topic] === 'header'
	if (kind === 'header' ? !isOwn : isPerson && !isOwn && !holdsPerson.includes(kind))
		return Number.NEGATIVE_INFINITY
	if (kind === 'header') return 0
	const isOverruled =
		title !== null && topicOfKind(guessHeading(title.text).kind) !== topicOfKind(kind)
	const trust = isOverruled ? trustInWords.learned : trustInHeading(kind)
	return titleWorth(title?.text ?? null, topic, trust) + (isOwn ? worth.kept : 0)
}

function trustInHeading(kind: Section['kind']): number {
	return needsDates.some((topic) => topic === kind) ? trustInWords.heading : trustInWords.known
}

const holdsPerson: readonly Section['kind'][] = ['professionalSummary', 'custom', 'additional']

type Beginning = { cut: Cut; topic: number; style: HeadingStyle }

// Words under the name that tell no topic introduce the person.
function begins({ kind, lines }: Section, { cut, topic, style }: Beginning): number {
	const line = lines[cut.at]
	if (line === undefined || (kind === 'header' && topics[topic] === 'other'))
		return Number.NEGATIVE_INFINITY
	if (!cut.isTitle) return titleWorth(null, topic) + worth.bareCut
	const { text } = line.span
	const words = Math.max(-mostOfWords, Math.min(mostOfWords, headingLogOdds(text)))
	const look = isHeadingStyle(line, style) ? worth.styled : 0
	return titleWorth(text, topic) + words + look + worth.cut
}

/** The share of languages in titles that are programming languages. The lines below decide. */
const shareOfProgramming = 0.35

/** Returns how much the words of a title speak for a topic; `known` is the trust in words that CVs use. */
function titleWorth(text: string | null, topic: number, known = trustInWords.known): number {
	if (text === null) return Math.log(1 / topics.length)
	const { isKnown } = guessHeading(text)
	const shares = sharesOfKinds(text)
	const languages = shares.find(({ kind }) => kind === 'language')?.share ?? 0
	const moved = languages * shareOfProgramming
	const share =
		shares
			.filter(({ kind }) => topicOfKind(kind) === topics[topic])
			.reduce((sum, one) => sum + one.share, 0) +
		(topics[topic] === 'skills' ? moved : 0) -
		(topics[topic] === 'language' ? moved : 0)
	const trust = isKnown ? known : trustInWords.learned
	return Math.log(trust * share + (1 - trust) / topics.length)
}

function sharesOfKinds(text: string): { kind: SectionKind; share: number }[] {
	const { kindShares } = guessHeading(text)
	return sectionKinds.map((kind, at) => ({ kind, share: kindShares[at] ?? 0 }))
}

/** Sections that often hold several things, each without a title. */
const mixed: readonly Section['kind'][] = [
	'skills',
	'language',
	'custom',
	'additional',
	'interests',
]
const mostCuts = 24

function findCuts({ kind, lines }: Section, style: HeadingStyle): Cut[] {
	const isMixed = mixed.includes(kind)
	return lines
		.map((line, at): Cut => ({ at, isTitle: mayBeTitle(line, lines[at + 1], style) }))
		.map((cut, _, all) => (cut.isTitle && isOfMany(cut, all, { lines, style }) ? plain(cut) : cut))
		.filter(({ at, isTitle }) => isTitle || (at > 0 && (isMixed || beginsTable(kind, lines, at))))
		.filter(({ at }) => !needsDates.some((topic) => topic === kind) || !isLabel(lines[at]))
		.slice(0, mostCuts)
}

/** A table has at least this many columns. */
const fewestColumns = 3

// Whether a table of jobs or courses without a title begins below running text.
function beginsTable(kind: Section['kind'], lines: readonly Line[], at: number): boolean {
	if (needsDates.some((topic) => topic === kind)) return false
	const [before = 0, first = 0, next = 0] = [at - 1, at, at + 1].map(
		(index) => lines[index]?.span.text.split('\t').length ?? 0,
	)
	return before < fewestColumns && first >= fewestColumns && next > 1
}

function plain({ at }: Cut): Cut {
	return { at, isTitle: false }
}

/**
 * The number from which lines of the same style, with neither the style nor the words of a title, are heads of
 * entries.
 */
const fewestAlike = 3

function isOfMany(
	{ at }: Cut,
	cuts: readonly Cut[],
	{ lines, style }: { lines: readonly Line[]; style: HeadingStyle },
): boolean {
	const line = lines[at]
	if (line === undefined || isKnownTitle(line) || hasTitleLook(line, style)) return false
	const alike = cuts.filter((cut) => {
		const other = lines[cut.at]
		return cut.isTitle && other !== undefined && !isKnownTitle(other) && looksAlike(line, other)
	})
	return alike.length >= fewestAlike
}

function isKnownTitle({ span }: Line): boolean {
	return matchHeading(span.text) !== null
}

// A label of one job's duties heads no section among jobs.
function isLabel(line: Line | undefined): boolean {
	return line !== undefined && isDescriptionLabel(line.span.text)
}

const longestTitle = 40
const mostTitleWords = 6

function mayBeTitle(line: Line, next: Line | undefined, style: HeadingStyle): boolean {
	const { text } = line.span
	if (line.isBullet || next === undefined || text.length > longestTitle) return false
	const words = stripHeadingNumberAndRemark(text)
	if (/[@\d|\t]|\.$/.test(words) || !/\p{L}{3}/u.test(words)) return false
	if (words.split(/\s+/).length > mostTitleWords) return false
	return isHeadingStyle(line, style) || (standsOut(line, style) && !looksAlike(line, next))
}

function sectionsOf(section: Section, last: Way): Section[] {
	const found: Section[] = []
	let end = section.lines.length
	for (let way: Way | null = last; way !== null; way = way.before) {
		const { cut, before } = way
		const titleLine = cut.isTitle ? section.lines[cut.at] : undefined
		const opening = { title: titleLine?.span ?? null, ...(titleLine ? { titleLine } : {}) }
		const { title } = before === null ? section : opening
		const topic = topics[way.topic] ?? 'other'
		const isKept = before === null && topic === topicOfKind(section.kind)
		const kind = isKept ? section.kind : kindOfTopic(topic, title?.text ?? null)
		found.unshift({
			...(before === null ? section : opening),
			kind,
			lines: section.lines.slice(firstLine(cut), end),
		})
		end = cut.at
	}
	return found
}

// Returns the kind of section for a topic. For `other` the title decides, or else it is a custom section.
function kindOfTopic(topic: Topic, title: string | null): SectionKind | 'header' {
	if (topic !== 'other') return topic
	if (title === null || !readsAsTitle(title)) return 'custom'
	const others = sharesOfKinds(title).filter(({ kind }) => topicOfKind(kind) === 'other')
	return others.find(({ share }) => share > 0.5)?.kind ?? 'custom'
}
