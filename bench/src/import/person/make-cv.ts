import { type CvDocument, cvDocumentSchema } from '@app/cv'
import type { Locale, LocaleId } from '../locales/locale.ts'
import { locales } from '../locales/locales.ts'
import type { Random } from '../random.ts'
import type { Split } from '../recipes.ts'
import { makeEducation } from './make-education.ts'
import { makeExperience } from './make-experience.ts'
import { makeExtras } from './make-extras.ts'
import { makePersonalInfo, makeSocialMedia } from './make-personal-info.ts'
import { type Profession, readProfessions } from './read-profession.ts'
import { readWorld } from './read-trades.ts'
import { fill, type Writer } from './writer.ts'

export type MadeCv = { cv: CvDocument; profession: Profession }

/**
 * Makes the CV of an invented person, as complete as that person would know it. With a split, half of the people come
 * from the wider world of trades, whose names differ between the splits.
 */
export function makeCv(random: Random, localeId: LocaleId, split: Split | null = null): MadeCv {
	const { locale, profession } = chooseWorld(random, locales[localeId], split)
	const writer: Writer = { random, locale, profession, city: random.pick(locale.cities) }
	const personalInfo = makePersonalInfo(writer)
	const experience = makeExperience(writer, {
		body: random.pick(['bullets', 'bullets', 'bullets', 'bullets', 'paragraph', 'both']),
		bullets: random.pick([2, 3, 3, 4, 4, 5, 6, 8]),
		hasLocations: random.chance(0.55),
	})
	const firstJobYear = Number(experience.at(-1)?.startDate.slice(0, 4))
	const cv = cvDocumentSchema.parse({
		personalInfo,
		socialMedia: makeSocialMedia(writer, personalInfo),
		professionalSummary: random.chance(0.85) ? makeSummary(writer) : '',
		experience,
		education: makeEducation(writer, firstJobYear),
		...makeExtras(writer),
	})
	return { cv, profession }
}

function chooseWorld(
	random: Random,
	locale: Locale,
	split: Split | null,
): { locale: Locale; profession: Profession } {
	if (split === null || random.chance(0.5))
		return { locale, profession: random.pick(readProfessions(locale.id)) }
	const world = readWorld(locale, split)
	const profession = random.pick(world.professions)
	const employers = [...profession.employers, ...random.sample(world.employers, 2)]
	return { locale: world.locale, profession: { ...profession, employers } }
}

function makeSummary(writer: Writer): string {
	const { random, locale, profession } = writer
	const [opening = '', ...others] = profession.summary
	const rest = [...others, random.pick(locale.summaryEndings)]
	return [opening, ...random.sample(rest, random.int(1, 2))]
		.map((text) => fill(writer, text))
		.join(' ')
}
