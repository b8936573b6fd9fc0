const signOff = /\n\n(?=(?:Yours|Kind regards|Best wishes)\b)/

/** A letter with a sentence more at the end of its last paragraph, above the sign-off. */
export function addLetterSentence(letter: string, sentence: string): string {
	const at = signOff.exec(letter)?.index ?? letter.trimEnd().length
	const before = letter.slice(0, at)
	const joint = before.trim() === '' || before.endsWith('\n') ? '' : ' '
	return `${before}${joint}${sentence}${letter.slice(at)}`
}
