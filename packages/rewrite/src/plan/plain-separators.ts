// What says nothing of the work: praise of oneself, "etc", laughter, "and other duties as required".
const filler =
	/^(?:(?:a |very |i(?:'m| am) (?:a )?)?(?:hard[- ]?work(?:ing|er)?|friendly|reliable|punctual|flexible|bubbly)\b(?!.*\b(?:who|with|for|to)\b).*|.*\bteam player\b(?!.*(?:\bwho\b|ing\b)).*|always (?:smiling|busy|happy|willing|professional|on time).*|(?:i )?loved? (?:it|my job|working).*|lol|haha|(?:and )?(?:various |any |all |general |some )?other (?:general |various |ad hoc )?(?:duties|tasks|bits|jobs|stuff)(?: (?:as|when|if) (?:and when )?(?:required|needed|asked|necessary))?|(?:anything|whatever) else.*|you name it|the lot|and so on|things like that|stuff like that)$/i

/** The sentences of a line with plain separators: lists by dashes and slashes as lists by commas, without what says nothing. */
export function plainSeparators(line: string): { text: string; hasGain: boolean } {
	const bare = line.replace(/[.!\s]+$/, '')
	const separated = bare
		.replace(/,? ?(?<!\p{L})etc\b\.?(?: etc\b\.?)*(?=[,.;]|$| )/giu, '')
		.replace(/(?<=[\p{L}\d)]),? (?:-|–|—|\/|\||•) (?=\p{L})/gu, ', ')
		.replace(/(?<=\p{Ll}{3})\/(?=\p{Ll}{3}\S* \p{Ll})/gu, ', ')
		.replace(/,? (?:and )?(?:plus|\+) (?=\p{L})/gu, ', ')
		.replace(/,? and stuff$/i, '')
		.replace(/!+/g, '.')
	const kept = separated
		.split(/(?<=[,;]) |(?<=\.) (?=\p{L})/u)
		.filter((piece) => !filler.test(piece.replace(/[,;.]$/, '').trim()))
		.join(' ')
		.replace(/[,;.\s]+$/, '')
	return { text: kept, hasGain: kept !== bare }
}
