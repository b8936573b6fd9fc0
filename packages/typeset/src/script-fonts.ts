/** A family that draws a script, with what shows that a text is in a language of that script. */
type ScriptFont = { family: string; letters: RegExp; language: string; direction: 'ltr' | 'rtl' }

// Arabic in Vazirmatn is read back whole from a PDF; fonts that build letters from dots are not.
const scripts: readonly ScriptFont[] = [
	{ family: 'Vazirmatn', letters: /\p{Script=Arabic}/gu, language: 'ar', direction: 'rtl' },
	{ family: 'Noto Sans Hebrew', letters: /\p{Script=Hebrew}/gu, language: 'he', direction: 'rtl' },
	{
		family: 'Noto Sans Devanagari',
		letters: /\p{Script=Devanagari}/gu,
		language: 'hi',
		direction: 'ltr',
	},
	{ family: 'Noto Sans Thai', letters: /\p{Script=Thai}/gu, language: 'th', direction: 'ltr' },
	{
		family: 'Noto Sans JP',
		letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/gu,
		language: 'ja',
		direction: 'ltr',
	},
	{ family: 'Noto Sans KR', letters: /\p{Script=Hangul}/gu, language: 'ko', direction: 'ltr' },
	{ family: 'Noto Sans SC', letters: /\p{Script=Han}/gu, language: 'zh', direction: 'ltr' },
]

const latin = ['Source Sans 3', 'Source Serif 4', 'EB Garamond', 'Libre Franklin', 'Inter']

// Latin letters with and without accents, signs and currencies: nothing of any script above.
const isLatin = /^[\n\x20-\u024F\u1E00-\u1EFF\u2000-\u206F\u20A0-\u20CF]*$/

/** Returns the families for letters that the template's families lack, in the order that suits the text. */
export function fallbackFamilies(text: string): string[] {
	const used = isLatin.test(text) ? [] : scripts.filter(({ letters }) => text.search(letters) >= 0)
	// Chinese, Japanese and Korean draw the same characters differently: the language that is there comes first.
	return [...latin, ...new Set([...used, ...scripts].map(({ family }) => family))]
}

/** The language and the direction of a text, where most of its letters show them; `null` where they do not. */
export function detectScript(text: string): { language: string; direction: 'ltr' | 'rtl' } | null {
	if (isLatin.test(text)) return null
	const letters = text.match(/\p{L}/gu)?.length ?? 0
	const counted = scripts.map((script) => ({
		...script,
		count: text.match(script.letters)?.length ?? 0,
	}))
	const kanji = counted.find(({ language }) => language === 'zh')?.count ?? 0
	const found = counted.find(({ language, count }) => {
		const shared = language === 'ja' && count > 0 ? kanji : 0
		return count + shared > letters / 2
	})
	return found === undefined ? null : { language: found.language, direction: found.direction }
}
