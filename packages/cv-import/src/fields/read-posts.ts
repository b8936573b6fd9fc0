import { isCareerBreak } from '@app/cv'
import { readHeads, type SlotFound } from '../heads/read-heads.ts'
import { tasksOfHeads } from '../heads/rule-hints.ts'
import type { Passage } from '../layout/join-lines.ts'
import { meansSameEmployer } from '../lexicon/same-employer-words.ts'
import { boldShare, italicShare } from '../text/span.ts'
import type { Entry } from './entry.ts'
import { findEntries } from './find-entries.ts'
import type { Part } from './header-parts.ts'
import { isOneName, type Post, postsByRules } from './posts-by-rules.ts'
import { splitTownOfHead } from './split-town.ts'

/** Reads the posts of a section. The order of title and employer is decided for all heads together. */
export function readPosts(passages: readonly Passage[]): Post[] {
	const entries = findEntries(passages)
	const byRules = postsByRules(entries)
	const learned = readHeads(tasksOfHeads(entries, 'job'), 'job')
	const posts = byRules.map((post, index) => {
		const slots = learned[index]
		const isPlain = slots == null || isOneName(post.entry) || isBreak(post)
		return isPlain ? post : postOfSlots(slots, post.entry)
	})
	return underEmployers(aboveEmployers(sameEmployers(posts)))
}

// A job may refer to the employer of the job printed before it.
function sameEmployers(posts: readonly Post[]): Post[] {
	const all: Post[] = []
	for (const post of posts) {
		const before = all.at(-1)
		const named = [post.organisation, ...post.rest].flatMap((part) => part?.span.text ?? [])
		const isSame = before?.organisation != null && named.some(meansSameEmployer)
		all.push(
			isSame
				? { ...post, organisation: before.organisation, place: post.place ?? before.place }
				: post,
		)
	}
	return all
}

function postOfSlots(found: readonly SlotFound[], entry: Entry): Post {
	const [title, organisation, place] = (['title', 'employer', 'place'] as const).map((slot) =>
		found.find((one) => one.slot === slot),
	)
	const named = [title, organisation].flatMap((one) => one?.share ?? [])
	const employer = toPart(organisation)
	const split = employer === null || place !== undefined ? null : splitTownOfHead(employer.span)
	return {
		entry,
		title: toPart(title),
		organisation:
			split === null || employer === null ? employer : { ...employer, span: split.name },
		place:
			split?.place === undefined || employer === null
				? toPart(place)
				: { ...employer, span: split.place },
		rest: found.filter(({ slot }) => slot === 'other').flatMap((one) => toPart(one) ?? []),
		confidence: named.length === 0 ? 0.5 : Math.min(...named),
	}
}

function toPart(found: SlotFound | undefined): Part | null {
	if (found === undefined) return null
	const { span, row } = found
	return { span, row, bold: boldShare(span) > 0.8, italic: italicShare(span) > 0.8 }
}

// A bare title directly above a job whose firm follows its title belongs to that firm too.
function aboveEmployers(posts: readonly Post[]): Post[] {
	const all = [...posts]
	for (const [index, post] of [...posts.entries()].reverse()) {
		const next = all[index + 1]
		if (next === undefined || !isBareTitle(post) || !isAboveItsEmployer(next)) continue
		const { organisation, place } = next
		all[index] = { ...post, organisation, place: post.place ?? place }
	}
	return all
}

function isBareTitle(post: Post): boolean {
	const { title, organisation, entry } = post
	const isBare = entry.standing === 'alone' && entry.body.length === 0 && organisation === null
	return isBare && title !== null && !isBreak(post) && !selfEmployed.test(title.span.text)
}

function isAboveItsEmployer({ title, organisation, entry }: Post): boolean {
	return entry.standing === 'alone' && organisation !== null && (title?.row ?? 0) < organisation.row
}

/** The posts; an employer that heads others goes into these, and stays where none of them takes it. */
function underEmployers(read: readonly Post[]): Post[] {
	const posts: Post[] = []
	const given = new Set<Post>()
	let above: { heading: Post; employer: Post } | null = null
	for (const post of read) {
		const { standing } = post.entry
		if (standing === 'group' || standing === 'employer') {
			above = {
				heading: post,
				employer: { ...post, organisation: post.organisation ?? post.title },
			}
			posts.push(post)
			continue
		}
		const heir = inherit(post, above?.employer ?? null)
		posts.push(heir ?? post)
		if (heir !== null && above !== null) given.add(above.heading)
		else if (standing !== 'role') above = { heading: post, employer: post }
	}
	const isHeading = ({ entry }: Post) => entry.standing === 'group' || entry.standing === 'employer'
	return posts.filter((post) => !isHeading(post) || !given.has(post))
}

// Whether a post is a career break, without an employer.
function isBreak({ title }: Post): boolean {
	return isCareerBreak({ jobTitle: title?.span.text ?? '', employer: '' })
}

// A second role under one employer names only the role.
function inherit(post: Post, above: Post | null): Post | null {
	if (above === null || post.organisation !== null || isBreak(post)) return null
	if (above.entry.standing === 'employer' && post.entry.standing !== 'role') return null
	if (selfEmployed.test(post.title?.span.text ?? '') || !headsRoles(above)) return null
	const { organisation, place } = above
	return { ...post, organisation, place: post.place ?? place, confidence: post.confidence * 0.9 }
}

const selfEmployed =
	/\b(?:self[- ]employed|freelanc\w*|sole trader|own business|baby ?sitt\w+|child ?minder)\b/i

// Whether the employer of a post also heads the posts below: it stands on a line above the title. Below or beside the
// title it belongs to one job.
function headsRoles({ entry, title, organisation }: Post): boolean {
	// A description below an employer without a title is about one job, so the employer heads no others.
	if (entry.standing === 'alone' && title === null) return entry.body.length === 0
	if (entry.standing !== 'alone' || title === null || organisation === null) return true
	return organisation.row < title.row
}
