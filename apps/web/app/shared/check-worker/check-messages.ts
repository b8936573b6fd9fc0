import type { MatchReport, Report } from '@app/ats'
import type { CvDocument, PartialDate } from '@app/cv'

/** What the worker is asked; the answer carries the same `id`. */
export type CheckRequest = { id: number } & (
	| { kind: 'check'; cv: CvDocument; dismissed: string[]; today: PartialDate }
	| { kind: 'match'; cv: CvDocument; advert: string; today: PartialDate }
	| { kind: 'scores'; cvs: CvDocument[]; dismissed: string[]; today: PartialDate }
)

export type CheckAnswer = { id: number } & (
	| { kind: 'check'; report: Report; tookMs: number }
	| { kind: 'match'; match: MatchReport }
	| { kind: 'scores'; scores: number[] }
)
