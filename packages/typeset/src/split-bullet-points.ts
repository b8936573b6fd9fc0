import { cleanParagraphs } from './clean-text.ts'

const bullet = /^(?:[•‣▪●○◦■□–—*·-]|\u00B7)\s+|^[•‣▪●◦■]/

/** The points of a list. A list pasted into one field becomes its points; printed bullets are taken off. */
export function splitBulletPoints(passages: string[]): string[] {
	return passages.flatMap(splitPasted).filter(Boolean)
}

function splitPasted(passage: string): string[] {
	const points: string[] = []
	for (const line of cleanParagraphs(passage)) {
		const text = line.replace(bullet, '')
		const last = points.length - 1
		if (last < 0 || text !== line) points.push(text)
		else points[last] = `${points[last]} ${text}`
	}
	return points
}
