import type { MatchedRequirement } from './match-report.ts'

/** Whether a requirement is only a word of the advert's prose that no lexicon knows: nobody is moved up for "partners". */
export function isStrayWord({ kind, need }: MatchedRequirement): boolean {
	return kind === 'said' && need === 'mentioned'
}
