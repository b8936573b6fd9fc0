import { type CvDocument, newListSection } from '@app/cv'
import { fillPattern } from './fill-text.ts'
import { handleOf, makePersonalInfo } from './make-personal-info.ts'
import { fill, type Writer } from './writer.ts'

type Extras = Pick<
	CvDocument,
	| 'skills'
	| 'language'
	| 'certification'
	| 'interests'
	| 'reference'
	| 'referencesOnRequest'
	| 'volunteering'
	| 'custom'
>

/** Makes the shorter sections of a CV, each about as often as real CVs have it. */
export function makeExtras(writer: Writer): Extras {
	const { random, locale, profession } = writer
	const wantsReferees = random.chance(0.2)
	return {
		skills: random.chance(0.93)
			? named('skill', random.sample(profession.skills, random.int(4, 10)))
			: [],
		language: random.chance(0.5) ? makeLanguages(writer) : [],
		certification: random.chance(0.55) ? makeCertificates(writer) : [],
		interests: random.chance(0.5)
			? random.sample(locale.interests, random.int(2, 5)).map(withId('interest'))
			: [],
		reference: wantsReferees ? [makeReferee(writer, 1), makeReferee(writer, 2)] : [],
		referencesOnRequest: !wantsReferees && random.chance(0.3),
		volunteering: random.chance(0.15) ? [makeVolunteering(writer)] : [],
		custom: random.chance(0.2) ? [makeFurtherFacts(writer)] : [],
	}
}

function named(kind: string, names: string[]) {
	return names.map(withId(kind)).map((item) => ({ ...item, group: '', level: '' }))
}

function withId(kind: string) {
	return (name: string, index: number) => ({ id: `${kind}-${index + 1}`, name })
}

function makeLanguages({ random, locale }: Writer): CvDocument['language'] {
	const [own = '', ...others] = locale.languages
	const levels = ['native', 'C1', 'B2', 'A2', 'B1'] as const
	return [own, ...random.sample(others, random.int(1, 3))].map((name, index) => ({
		id: `language-${index + 1}`,
		name,
		proficiency: levels[index] ?? 'A1',
		level: '',
	}))
}

function makeCertificates(writer: Writer): CvDocument['certification'] {
	const { random, profession } = writer
	return random
		.sample(profession.certificates, random.int(1, 3))
		.map(({ name, issuer }, index) => ({
			id: `certification-${index + 1}`,
			name: fill(writer, name),
			issuer: random.chance(0.8) ? fill(writer, issuer) : '',
			date: random.chance(0.7) ? String(random.int(2012, 2024)) : '',
			expires: '',
			credentialId: '',
			url: '',
		}))
}

function makeReferee(writer: Writer, number: number): CvDocument['reference'][number] {
	const { random, profession, locale } = writer
	const { firstName, lastName } = makePersonalInfo(writer)
	return {
		id: `reference-${number}`,
		name: `${firstName} ${lastName}`,
		jobTitle: fill(writer, profession.titles.at(-1) ?? ''),
		organisation: fill(writer, random.pick(profession.employers)),
		email: `${handleOf(firstName, lastName, '.')}@example.org`,
		phone: random.chance(0.5) ? fillPattern(random, random.pick(locale.phones)) : '',
	}
}

function makeVolunteering({ random, locale }: Writer): CvDocument['volunteering'][number] {
	const { role, organisation, duty } = random.pick(locale.volunteering)
	const start = random.int(2014, 2020)
	return {
		id: 'volunteering-1',
		role,
		organisation,
		location: '',
		startDate: String(start),
		endDate: String(start + random.int(1, 4)),
		current: false,
		summary: '',
		achievements: [duty],
	}
}

function makeFurtherFacts({ random, locale }: Writer): CvDocument['custom'][number] {
	const facts = random.sample(locale.furtherFacts, random.int(1, 3))
	return newListSection('custom-1', {
		title: random.pick(locale.headings.additional ?? ['Additional information']),
		lines: facts,
	})
}
