import type { CvSource, SourcePage } from '@app/cv'

/** A place where software jumps back up the page: the line before the jump and the line after it. */
export type Jump = { number: number; page: number; from: string; to: string; fromLine: number }

export type ReadingOrder = {
	lines: number
	jumps: Jump[]
	/** Sentences about content of the file that software does not read. */
	losses: string[]
}

/**
 * Returns the number of lines in the file, each jump back up the page in their reading order, and the content that is
 * lost.
 */
export function describeReadingOrder(source: CvSource): ReadingOrder {
	const jumps = source.pages
		.flatMap(findJumps)
		.map((jump, index) => ({ ...jump, number: index + 1 }))
	return {
		lines: source.pages.reduce((total, { lines }) => total + lines.length, 0),
		jumps,
		losses: listLosses(source),
	}
}

// A line beside the last one, as in a table of dates, is no way back.
function findJumps({ number: page, lines }: SourcePage): Omit<Jump, 'number'>[] {
	return lines.flatMap((line, index) => {
		const before = lines[index - 1]
		if (before === undefined || line.place.y >= before.place.y - line.place.height * 1.5) return []
		return [{ page, from: before.text, to: line.text, fromLine: index - 1 }]
	})
}

function listLosses({ unread, facts }: CvSource): string[] {
	const share = Math.round(facts.unreadableShare * 100)
	return [
		unread.length === 0
			? ''
			: `${unread.length === 1 ? 'One line was' : `${unread.length} lines were`} read but not matched to a field. See below.`,
		facts.pictures.length === 0
			? ''
			: `${facts.pictures.length === 1 ? 'One picture is' : `${facts.pictures.length} pictures are`} ignored, along with any words in ${facts.pictures.length === 1 ? 'it' : 'them'}.`,
		facts.unreadableShare === 0
			? ''
			: `${share === 0 ? 'Less than 1' : share}% of the characters can’t be read by any software.`,
		facts.hasTextBoxes ? 'There are text boxes. Some software leaves out the words in them.' : '',
		facts.hasTables ? 'There are tables. Some software reads them column by column.' : '',
		facts.contactInPageHeader
			? 'Your contact details are in the page header. Some software leaves that out.'
			: '',
	].filter((sentence) => sentence !== '')
}
