import { hashText } from '@app/language'

/** The place of a feature among `places` weights. */
export function hashFeature(name: string, places: number): number {
	return hashText(name) % places
}
