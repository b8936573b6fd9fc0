const named =
	/^(?:(?:job|post|role) title|position|role|vacancy|post|job)(?:\s*:\s*|\s+[–-]\s+)(.{3,80})$/i
const sentence =
	/\b(?:looking for|seeking|recruiting|hiring|need|join us as|opportunity for|role of|position of|working as)\s+(?:(?:a|an|the|our|experienced|new|talented|reliable|enthusiastic|motivated|friendly|passionate)\s+)+([\p{L}\p{N}&/ -]{3,50}?)(?=\s+(?:to|who|for|in|with|at|based|that|on|join)\b|[,.!;(]|$)/iu
const noTitle =
	/^(?:we|are|do|does|would|join|come|is|if|at|our|about|job (?:description|advert|details)|person specification|vacancy|now hiring)\b/i
const linesOfHead = 3
const longestTitle = 70

/** The title of the job that an advert is for: what it says after "Job title", its first line, or "looking for a …". */
export function titleOfAdvert(lines: readonly string[]): string | null {
	for (const line of lines.slice(0, 15)) {
		const said = named.exec(line)?.[1]
		if (said !== undefined) return cleaned(said)
	}
	const inHead = lines.slice(0, linesOfHead).map((line) => titleSaidIn(line) ?? titleAlone(line))
	return inHead.find((title) => title !== null) ?? firstSaid(lines)
}

function firstSaid(lines: readonly string[]): string | null {
	return lines.map(titleSaidIn).find((title) => title !== null) ?? null
}

function titleSaidIn(line: string): string | null {
	const said = sentence.exec(line)?.[1]
	return said === undefined ? null : cleaned(said)
}

function titleAlone(line: string): string | null {
	const title = cleaned(line)
	const isTitle = title.length <= longestTitle && !/[.!?]$/.test(line) && /\p{L}{3}/u.test(title)
	return isTitle && !noTitle.test(line) ? title : null
}

// "Staff Nurse – Ward 7 (£31k, Leeds)" is for a Staff Nurse, "2 x Bar Staff wanted, Hull" for Bar Staff.
function cleaned(title: string): string {
	const short = title
		.replace(/\s*[(|].*$/, '')
		.replace(/\s+[–—-]\s+.*$/, '')
		.replace(/\s*,?\s*£.*$/, '')
		.replace(/^\d+\s*x\s+|\s+x\s?\d+$/i, '')
		.replace(/\s+(?:wanted|required|needed|sought|vacancy|vacancies)\b.*$/i, '')
		.trim()
	const [job = '', ...rest] = short.split(/,\s+/)
	return rest.length > 0 && /\p{L}{4}/u.test(job) ? job : short
}
