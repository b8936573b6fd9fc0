import { numberWords } from '@app/language'
import type { Violation } from '../suggestion.ts'
import { holdsName } from './aliases.ts'

// Tools and channels that are written without a capital as well as with one.
const skills =
	/\b(?:e-?mails?|phone|telephone|live chat|social media|instagram|tiktok|facebook|linkedin|twitter|youtube|whatsapp|excel|powerpoint|outlook|photoshop|indesign|figma|canva|python|java|javascript|typescript|sql|react|angular|docker|kubernetes|terraform|aws|azure|jest|pytest|jira|scrum|agile|kanban|salesforce|hubspot|zendesk|xero|sage|sap|tableau|spss|autocad|solidworks|forklift|ci\/cd|first aid|safeguarding|coshh|haccp|manual handling|six sigma|prince2|itil)\b/gi
const ranks =
	/\b(?:level|band|grade|class|category|key stage|tier|stage|phase|year|nvq|ielts|part|type) (?:\d+|[A-Z]\b)/gi

/** Tools, channels and levels that the person's words do not hold. */
export function newSkills(licence: string, after: string): Violation[] {
	const tools = [...after.matchAll(skills)]
		.filter(([skill]) => !isThere(licence, skill))
		.map(([text]) => ({ kind: 'skill' as const, text }))
	const levels = [...after.matchAll(ranks)]
		.filter(([rank]) => !licence.toLowerCase().includes(rank.toLowerCase()))
		.filter(([rank]) => !severalRanks(licence, rank))
		.map(([text]) => ({ kind: 'credential' as const, text }))
	return [...tools, ...levels]
}

function isThere(licence: string, skill: string): boolean {
	if (/^(?:tele)?phone$/i.test(skill)) return /phon|call|dial|ring/i.test(licence)
	if (/[\s/]/.test(skill)) return licence.toLowerCase().includes(skill.toLowerCase())
	return holdsName(licence, skill)
}

// "Years 10 and 11" hold Year 11.
function severalRanks(licence: string, rank: string): boolean {
	const [name = '', number = ''] = rank.toLowerCase().split(/ (?=\S+$)/)
	const inWords = [...numberWords].find(([, value]) => String(value) === number)?.[0] ?? number
	return new RegExp(`\\b${name}s?\\b[^.]*\\b(?:${number}|${inWords})\\b`, 'i').test(licence)
}
