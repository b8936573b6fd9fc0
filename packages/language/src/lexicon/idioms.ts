import { lineWordLists } from '../line-words.ts'

/** Expressions in which the names of things do not mean those things. */
const idioms = new RegExp(String.raw`\b(?:${lineWordLists.alternatives('idioms')})(?!\p{L})`, 'giu')

// With a vehicle, a place or a time, "drive" means driving; with any other object it is figurative.
const vehicles =
	'cars?|vans?|vehicles?|minibus(?:es)?|bus(?:es)?|coach(?:es)?|lorr(?:y|ies)|trucks?|tractors?|forklifts?|ambulances?|diggers?|telehandlers?|HGVs?|LGVs?|pool|hire|fleet|manual|automatic'
const drivesOn = lineWordLists.alternatives('after-drive')
const ofVehicle = 'an?|the|our|your|their|own|company|work|small|large|both'
const drivesThings = new RegExp(
	`\\b(?:need(?: to)?|must|able to) (?:be able to )?drive (?!(?:(?:${ofVehicle}) )*(?:${vehicles})\\b)(?!(?:${drivesOn})\\b)(?=\\p{L})`,
	'giu',
)

/** Returns the spans of a text that are idioms. */
export function findIdioms(text: string): { start: number; end: number }[] {
	return [idioms, drivesThings]
		.flatMap((words) => [...text.matchAll(words)])
		.map(({ 0: words, index }) => ({
			start: index,
			end: index + words.length,
		}))
}
