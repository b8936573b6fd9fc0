import type { Report } from '@app/checks'
import type { CvDesign, CvDocument, PartialDate } from '@app/cv'
import type { MatchReport } from '@app/match'

/** A request to the worker; the answer carries the same `id`. */
export type CheckRequest = { id: number } & (
	| {
			kind: 'check'
			cv: CvDocument
			design: CvDesign | null
			dismissed: string[]
			today: PartialDate
	  }
	| { kind: 'match'; cv: CvDocument; advert: string; today: PartialDate }
	| { kind: 'scores'; cvs: CvDocument[]; dismissed: string[]; today: PartialDate }
)

export type CheckAnswer = {
	id: number
} /** `isWithoutDictionary`: it could not be fetched, so the spelling was not looked at. */ & (
	| { kind: 'check'; report: Report; tookMs: number; isWithoutDictionary: boolean }
	| { kind: 'match'; match: MatchReport }
	| { kind: 'scores'; scores: number[] }
)
