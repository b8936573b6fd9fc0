type Span = { start: number; end: number }

const notYetBefore =
	/(?:\b(?:not yet|awaiting|pending|appl(?:y|ying|ied) for|application for|(?:working|studying|training|work) (?:towards?|for)|studying|hoping|enrolled|(?:currently|still) (?:completing|taking|doing)|due to (?:take|sit|complete|finish|gain|get|receive|start|obtain|pass)|(?:do|does) not (?:have|hold)|don[’']t (?:have|hold))\b.*|\bprovisional\s+(?:[\w’'/-]+\s+){0,2}|\b(?:no|without)\s+(?:(?!points\b|endorsements\b|convictions\b)[\w’'/-]+\s+)?)$/i
const notYetAfter =
	/\b(?:not yet|awaiting|awaited|pending|in progress|ongoing|expected(?! to\b)|due (?:in|by|to (?:complete|finish|be awarded))|applied for)\b/i
const opensNotYet =
	/^\W*(?:currently |still )?(?:not yet|awaiting (?:results?|registration|confirmation|pin)|pending|in progress|ongoing|expected(?! to\b)|due (?:in|by|to (?:complete|finish|be awarded))|applied for)\b/i
const clauseEnds = /[.;,()[\]|•]|\s[–—-]\s/

/**
 * Whether a CV names a licence or certificate only to say that the person does not have it yet: "provisional driving
 * licence", "awaiting NMC PIN", "CIPD Level 5 (in progress)".
 */
export function isNotYetHeld(text: string, { start, end }: Span): boolean {
	const before = text.slice(0, start).split(clauseEnds).at(-1) ?? ''
	const [after = '', ...rest] = text.slice(end).split(clauseEnds)
	const next = rest.find((clause) => clause.trim() !== '') ?? ''
	return notYetBefore.test(before) || notYetAfter.test(after) || opensNotYet.test(next)
}
