import type { SectionName } from '@app/cv'
import type { FontPairId } from '../font-pairs.ts'
import type { TypesetStyle } from '../typeset-input.ts'

/** A template that a CV can be set in. */
export type Template = {
	id: string
	name: string
	/** How it looks, in one sentence for the person who chooses. */
	description: string
	/** Whom it suits. */
	suits: string
	/** Its own colour beside black, as `#rrggbb`. */
	accent: string
	/** Whether titles in this colour stand on a tint of it. */
	isTinted: boolean
	fontPair: FontPairId
	/** The sign before a point. */
	bullet: string
	datePlace: TypesetStyle['datePlace']
	headerLayout: TypesetStyle['headerLayout']
	/** The sample person whose CV shows it. */
	sampleId: string
	/** What stands in the narrow column; a template of one column has none. */
	sideSections: readonly SectionName[]
}
