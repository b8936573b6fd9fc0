import { expect, test } from 'vitest'
import { tinyPhoto } from '../fixtures/index.ts'
import {
	type CvDesign,
	type CvDocument,
	defaultDesign,
	emptyCv,
	type HeadingLanguage,
	offersPhoto,
	photoConvention,
	printedCv,
	printedPhotoShape,
} from '../index.ts'

function cvFrom(country: string, image = ''): CvDocument {
	const cv = emptyCv()
	return { ...cv, personalInfo: { ...cv.personalInfo, country }, photo: { image, description: '' } }
}

function designIn(headingLanguage: HeadingLanguage, change: Partial<CvDesign> = {}): CvDesign {
	return { ...defaultDesign(), headingLanguage, ...change }
}

const customs: [HeadingLanguage, country: string, ReturnType<typeof photoConvention>][] = [
	['en', '', 'unusual'],
	['en', 'UK', 'unusual'],
	['en', 'United Kingdom', 'unusual'],
	['en', 'U.S.A.', 'unusual'],
	['en', 'Ireland', 'unusual'],
	['en', 'Germany', 'optional'],
	['en', 'Singapore', 'optional'],
	['de', '', 'usual'],
	['de', 'Österreich', 'usual'],
	// A CV in German is for German employers, wherever its owner lives.
	['de', 'United Kingdom', 'usual'],
	['es', 'Estados Unidos', 'unusual'],
	['fr', 'Canada', 'unusual'],
	['fr', 'Belgique', 'optional'],
	['pt', 'Brasil', 'optional'],
	['nl', '', 'optional'],
	['pl', 'Polska', 'usual'],
	['it', 'Atlantis', 'usual'],
]

test.each(customs)('in %s from “%s” a photo is %3$s', (language, country, custom) => {
	expect(photoConvention(cvFrom(country), designIn(language))).toBe(custom)
})

test('a photo is printed where it is usual, and elsewhere only if somebody chose how', () => {
	const cv = cvFrom('', tinyPhoto)
	expect(printedPhotoShape(cv, designIn('de'))).toBe('template')
	expect(printedPhotoShape(cv, designIn('nl'))).toBeNull()
	expect(printedPhotoShape(cv, designIn('en'))).toBeNull()
	expect(printedPhotoShape(cv, designIn('en', { photo: 'round' }))).toBe('round')
	expect(printedPhotoShape(cv, designIn('de', { photo: 'hidden' }))).toBeNull()
	expect(printedPhotoShape(cvFrom(''), designIn('de', { photo: 'square' }))).toBeNull()
})

test('a photo is offered where custom allows one, where it is asked for and where there is one', () => {
	expect(offersPhoto(cvFrom('UK'), designIn('en'))).toBe(false)
	expect(offersPhoto(cvFrom('Germany'), designIn('en'))).toBe(true)
	expect(offersPhoto(cvFrom('UK'), designIn('en', { photo: 'round' }))).toBe(true)
	expect(offersPhoto(cvFrom('UK', tinyPhoto), designIn('en'))).toBe(true)
})

test('what pages show of a CV has its photo only where they show it', () => {
	const cv = cvFrom('', tinyPhoto)
	expect(printedCv(cv, designIn('de')).photo.image).toBe(tinyPhoto)
	expect(printedCv(cv, designIn('en')).photo.image).toBe('')
})
