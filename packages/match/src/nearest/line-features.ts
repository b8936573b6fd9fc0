import type { CvContext, Passage } from '@app/cv'
import { findConcepts, sectorsIn } from '@app/language'
import { findTokenEffects } from '@app/language/analysis'
import type { Meaning } from '@app/language/meaning'
import type { Requirement } from '../advert.ts'
import { denyingEffects } from '../assertion/denying-effects.ts'
import { compareMeaning, type Likeness } from './compare-meaning.ts'
import { type ReadText, readText } from './content-words.ts'

/** A line of a CV that may show something, read once for all requirements. */
export type ReadPassage = {
	passage: Passage
	text: ReadText
	/** Concepts of the lexicon in it. */
	concepts: ReadonlySet<string>
	/** The sectors of these. */
	sectors: ReadonlySet<string>
	/** The share of its words that tell something not done or only planned. */
	denied: number
}

/** A requirement read for comparing, with the sectors of its advert. */
export type ReadRequirement = {
	requirement: Pick<Requirement, 'kind' | 'conceptId'>
	text: ReadText
	/** The text around the requirement in the advert's line, which often tells its context. */
	around: ReadText
	sectors: ReadonlySet<string>
}

/** Lines of a CV that are compared; a CV has some 60. */
const mostPassages = 250

/**
 * Reads the lines of a CV that can prove anything: the name of an employer, a school or a job proves nothing.
 * `trades` are the sectors of the advert, the likeliest first, which decide the meaning of abbreviations.
 */
export function readPassages(
	{ passages }: CvContext,
	trades: readonly string[] = [],
): ReadPassage[] {
	const sectors = sectorsIn(passages.map(({ text }) => text))
	return passages
		.filter(provesAnything)
		.slice(0, mostPassages)
		.map((passage) => {
			const hits = findConcepts(passage.text, { sectors, isAboutPerson: true, isWary: true })
			const text = readText(passage.text, [...trades, ...sectors])
			return {
				passage,
				text,
				denied: deniedShare(text),
				concepts: new Set(hits.map(({ concept }) => concept.id)),
				sectors: new Set(hits.map(({ concept }) => concept.sector)),
			}
		})
}

function deniedShare({ line, words }: ReadText): number {
	if (words.length === 0) return 0
	const effects = findTokenEffects(line)
	const denied = words.filter(({ token }) =>
		denyingEffects.some((effect) => effects[token.index]?.has(effect)),
	)
	return denied.length / words.length
}

const silentSections = new Set(['personalInfo', 'reference', 'interest', 'socialMedia'])
const silentFields =
	/\.(?:employer|institution|organisation|organization|location|issuer|url|jobTitle|role|publisher)$/

function provesAnything({ path, section }: Passage): boolean {
	return !silentSections.has(section) && !silentFields.test(path)
}

/** The names of the features in the model of lines, in the order of its weights. */
export const lineFeatures = [
	'bias',
	'same',
	'synonym',
	'narrower',
	'broader',
	'alike',
	'bestCosine',
	'rarestSame',
	'head',
	'whole',
	'contrast',
	'ofTrade',
	'ofAny',
	'aroundSame',
	'aroundSynonym',
	'aroundWhole',
	'aroundOfTrade',
	'aroundOfAny',
	'denied',
	'sameAndWhole',
	'headAndWhole',
	'sameConcept',
	'sameSector',
	'isSaid',
	'isSoft',
	'isCredential',
	'isWork',
	'isThing',
	'isShort',
	'rarity',
	'isBullet',
	'isSkill',
	'isPaper',
	'length',
] as const
type Features = Record<(typeof lineFeatures)[number], number>

/** Returns the features of a line beside a requirement, as the numbers that the model weighs. */
export function describeLine(meaning: Meaning, asked: ReadRequirement, own: ReadPassage): number[] {
	const likeness = compareMeaning(meaning, asked.text, own.text)
	const features: Features = {
		bias: 1,
		...likeness,
		...ofAround(compareMeaning(meaning, asked.around, own.text)),
		denied: own.denied,
		...ofBoth(likeness, asked, own),
		...ofRequirement(asked),
		...ofPassage(own),
	}
	return lineFeatures.map((name) => features[name])
}

function ofAround({ same, synonym, whole, ofTrade, ofAny }: Likeness) {
	return {
		aroundSame: same,
		aroundSynonym: synonym,
		aroundWhole: whole,
		aroundOfTrade: ofTrade,
		aroundOfAny: ofAny,
	}
}

function ofBoth({ same, head, whole }: Likeness, asked: ReadRequirement, own: ReadPassage) {
	return {
		sameAndWhole: same * whole,
		headAndWhole: head * whole,
		sameConcept: Number(own.concepts.has(asked.requirement.conceptId)),
		sameSector: Number([...own.sectors].some((sector) => asked.sectors.has(sector))),
	}
}

function ofRequirement({ requirement: { kind }, text: { words } }: ReadRequirement) {
	const rarity = words.reduce((total, word) => total + word.rarity, 0)
	return {
		isSaid: Number(kind === 'said'),
		isSoft: Number(kind === 'soft'),
		isCredential: Number(kind === 'credential'),
		isWork: Number(kind === 'duty' || kind === 'method' || kind === 'domain'),
		isThing: Number(kind === 'tool' || kind === 'equipment' || kind === 'language'),
		isShort: Number(words.length <= 1),
		rarity: words.length === 0 ? 0 : rarity / words.length / 8,
	}
}

function ofPassage({ passage: { section, kind }, text: { words } }: ReadPassage) {
	return {
		isBullet: Number(kind === 'bullet'),
		isSkill: Number(section === 'skills'),
		isPaper: Number(section === 'certification' || section === 'education'),
		length: Math.min(1, words.length / 20),
	}
}
