import {
	type CountryCode,
	getCountries,
	getCountryCallingCode,
	isSupportedCountry,
	parsePhoneNumberFromString,
	validatePhoneNumberLength,
} from 'libphonenumber-js/min'

/** Where a number is from unless it or the CV says otherwise. */
const usualCountry = 'GB'

export type PhoneCountry = { code: string; name: string; callingCode: string }

const names = new Intl.DisplayNames(['en-GB'], { type: 'region' })
const alsoCalled: Record<string, CountryCode> = {
	uk: 'GB',
	'great britain': 'GB',
	england: 'GB',
	scotland: 'GB',
	wales: 'GB',
	'northern ireland': 'GB',
	usa: 'US',
	america: 'US',
	eire: 'IE',
	holland: 'NL',
}

/** Every country with its calling code, by name. */
export function phoneCountries(): PhoneCountry[] {
	return getCountries()
		.map((code) => ({
			code,
			name: names.of(code) ?? code,
			callingCode: `+${getCountryCallingCode(code)}`,
		}))
		.sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

/** The country that a CV names, as a code; the usual one when it names none that is known. */
export function findHomeCountry(name: string): string {
	const sought = name.trim().toLowerCase()
	if (sought === '') return usualCountry
	const found = getCountries().find(
		(code) => code.toLowerCase() === sought || names.of(code)?.toLowerCase() === sought,
	)
	return found ?? alsoCalled[sought] ?? usualCountry
}

/** Returns the country of a number as written: from its country code, or else the country where the person lives. */
export function countryOfNumber(text: string, home: string): string {
	const number = read(text, home)
	const begun = number?.countryCallingCode ?? /^\s*\+(\d+)/.exec(text)?.[1]
	return number?.country ?? (begun === undefined ? home : countryOfCode(begun, home))
}

/** The largest of the countries that share a code. */
const mainCountries = ['GB', 'US', 'RU', 'NO', 'AU', 'IT', 'FI', 'MA', 'GP', 'CW', 'RE'] as const

// A number that was only begun is of no country yet, but its code may be.
function countryOfCode(begun: string, home: string): string {
	const all = [toCountryCode(home), ...mainCountries, ...getCountries()]
	return all.find((code) => getCountryCallingCode(code) === begun) ?? home
}

/** The number in the usual groups, with a calling code where it has one; anything that is more than a number stays. */
export function inUsualGroups(text: string, home: string): string {
	const number = /^[\d\s()+./-]+$/.test(text.trim()) ? read(text, home) : undefined
	if (!number?.isPossible()) return text
	// "0048 …" is as foreign as "+48 …".
	const isHome = number.countryCallingCode === getCountryCallingCode(toCountryCode(home))
	return isHome && !text.trim().startsWith('+')
		? number.formatNational()
		: number.formatInternational()
}

/** The same number with the calling code of another country; words beside a number stay, and the number with them. */
export function withCountry(text: string, { to, home }: { to: string; home: string }): string {
	if (/\p{L}/u.test(text)) return text
	const national = read(text, home)?.nationalNumber ?? text.replace(/^\s*\+\d*\s*|^\s*0/, '')
	const foreign = `+${getCountryCallingCode(toCountryCode(to))} ${national}`
	const number = to === home ? read(foreign, home) : undefined
	return number?.isPossible() ? number.formatNational() : inUsualGroups(foreign, home)
}

const sentences: Record<string, (country: string) => string> = {
	TOO_SHORT: (country) => `This looks short for a number in ${country}. Is a digit missing?`,
	TOO_LONG: (country) => `This looks long for a number in ${country}. Is there an extra digit?`,
	INVALID_LENGTH: (country) => `This isn’t the usual length for ${country}. Please check it.`,
}

/** Returns a sentence about a probable mistake in a number; numbers are never refused. */
export function doubtAboutNumber(text: string, home: string): string | undefined {
	if (!/\d/.test(text)) return undefined
	const problem = validatePhoneNumberLength(text, toCountryCode(home))
	const country = names.of(countryOfNumber(text, home)) ?? 'this country'
	return problem === undefined ? undefined : sentences[problem]?.(withArticle(country))
}

function withArticle(country: string): string {
	return /^(?:United|Netherlands|Philippines|Czech|Bahamas|Gambia)/.test(country)
		? `the ${country}`
		: country
}

function read(text: string, home: string) {
	return parsePhoneNumberFromString(text, toCountryCode(home))
}

function toCountryCode(country: string): CountryCode {
	return isSupportedCountry(country) ? country : usualCountry
}
