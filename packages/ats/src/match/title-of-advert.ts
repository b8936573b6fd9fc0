const named = /^(?:job title|position|role|vacancy|post|job)\s*[:–-]\s*(.{3,80})$/i
const sentence =
	/\b(?:looking for|seeking|recruiting|hiring|need|join us as|opportunity for|role of|position of|working as)\s+(?:(?:a|an|the|our|experienced|new|talented|reliable|enthusiastic|motivated|friendly|passionate)\s+)+([\p{L}\p{N}&/ -]{3,50}?)(?=\s+(?:to|who|for|in|with|at|based|that|on|join)\b|[,.!;(]|$)/iu
const linesOfHead = 3
const longestTitle = 70

/** The title of the job that an advert is for: what it says after "Job title", its first line, or "looking for a …". */
export function titleOfAdvert(lines: readonly string[]): string | null {
	for (const line of lines.slice(0, 15)) {
		const said = named.exec(line)?.[1]
		if (said !== undefined) return cleaned(said)
	}
	const head = lines
		.slice(0, linesOfHead)
		.find((line) => line.length <= longestTitle && !/[.!?]$/.test(line) && /\p{L}{3}/u.test(line))
	if (head !== undefined) return cleaned(head)
	for (const line of lines) {
		const said = sentence.exec(line)?.[1]
		if (said !== undefined) return cleaned(said)
	}
	return null
}

// "Staff Nurse – Ward 7 (£31k, Leeds)" is for a Staff Nurse.
function cleaned(title: string): string {
	return title
		.replace(/\s*[(|].*$/, '')
		.replace(/\s+[–—-]\s+.*$/, '')
		.replace(/\s*,?\s*£.*$/, '')
		.trim()
}
