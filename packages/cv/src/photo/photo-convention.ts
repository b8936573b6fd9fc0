import type { CvDesign, HeadingLanguage } from '../cv-design.ts'
import { headingLanguages } from '../cv-design.ts'
import type { CvDocument } from '../cv-document.ts'
import { photoCustoms } from '../data/photo-customs.ts'

/** Whether CVs have a photo: nearly always, only if one likes, or never. */
export type PhotoConvention = 'usual' | 'optional' | 'unusual'

type Country = {
	code: string
	/** The languages of CVs in this country. For a language, the first country that lists it is used. */
	languages: string[]
	custom: PhotoConvention
	/** Other names of the country, beside its names in all languages. */
	alsoCalled: string[]
}

const countries = readCountries()

/**
 * Returns the custom where the CV is most likely read: in the country of the person's address, or in a country of the
 * CV's language.
 */
export function photoConvention(cv: CvDocument, { headingLanguage }: CvDesign): PhotoConvention {
	const own = findCountry(cv.personalInfo.country)
	if (own?.languages.includes(headingLanguage)) return own.custom
	// Written in English, it may go to Britain or to America from anywhere.
	if (headingLanguage === 'en') return own?.custom === 'usual' ? 'optional' : 'unusual'
	return countryOf(headingLanguage)?.custom ?? 'unusual'
}

/** How the pages show the photo of a CV: in the template's own shape or in one that was chosen; `null` when they don't. */
export function printedPhotoShape(
	cv: CvDocument,
	design: CvDesign,
): 'template' | 'square' | 'round' | null {
	if (cv.photo.image === '' || design.photo === 'hidden') return null
	if (design.photo !== '') return design.photo
	return photoConvention(cv, design) === 'usual' ? 'template' : null
}

/** Whether to offer a photo: custom allows one, the design asks for one, or there is one. */
export function offersPhoto(cv: CvDocument, design: CvDesign): boolean {
	const isChosen = design.photo === 'square' || design.photo === 'round'
	return cv.photo.image !== '' || isChosen || photoConvention(cv, design) !== 'unusual'
}

function countryOf(language: HeadingLanguage): Country | undefined {
	return countries.find(({ languages }) => languages.includes(language))
}

let byName: Map<string, Country> | null = null

function findCountry(name: string): Country | undefined {
	byName ??= nameCountries()
	return byName.get(foldName(name))
}

function nameCountries(): Map<string, Country> {
	const names = headingLanguages.map(
		(language) => new Intl.DisplayNames([language], { type: 'region' }),
	)
	return new Map(
		countries.flatMap((country) =>
			[
				country.code,
				...country.alsoCalled,
				...names.map((each) => each.of(country.code) ?? ''),
			].map((name) => [foldName(name), country] as const),
		),
	)
}

function foldName(name: string): string {
	const letters = name.normalize('NFD').replace(/\p{M}/gu, '')
	return letters.toLowerCase().replace(/[^\p{L}]+/gu, '')
}

function readCountries(): Country[] {
	const [, ...rows] = photoCustoms.split('\n')
	return rows.map((row) => {
		const [code = '', languages = '', custom = '', alsoCalled = ''] = row.split('\t')
		const isCustom = custom === 'usual' || custom === 'optional'
		return {
			code,
			languages: languages.split(' '),
			custom: isCustom ? custom : 'unusual',
			alsoCalled: alsoCalled === '' ? [] : alsoCalled.split('|'),
		}
	})
}
