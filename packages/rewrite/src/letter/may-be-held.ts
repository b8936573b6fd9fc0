const unfinished =
	/\b(?:in[\s-]progress|working towards|studying|expected|predicted|pending|awaiting|on-?going|enrolled (?:in|on)|candidate|due in|part[\s-](?:way|completed)|incomplete|unfinished|not (?:yet )?completed?|to be (?:awarded|completed))\b/i
const over = /\b(?:expired|lapsed|withdrawn|revoked|was valid)\b/i

/** Whether a name says of itself that what it names is not reached yet, such as "CIPD Level 5 (in progress)". */
export function isUnfinished(name: string): boolean {
	return unfinished.test(name)
}

/** Whether a name says that what it names no longer holds. */
export function isOver(name: string): boolean {
	return over.test(name)
}

/** Whether a date, of whatever precision, has certainly not come yet; an empty one is not ahead. */
export function isAhead(date: string, today: string): boolean {
	return date > today.slice(0, date.length)
}
