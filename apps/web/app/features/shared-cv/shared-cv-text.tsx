import type { LinkedWords, PrintedCvContent, PrintedPart } from '@app/contract'
import { Fragment, type ReactNode } from 'react'

/** A CV as headings, paragraphs and lists that any screen can show and any reader can read. */
export function SharedCvText({ words }: { words: PrintedCvContent }) {
	const { heading, headline, contacts, sections } = words
	return (
		// Each line takes the text direction of its words.
		<article className="wrap-anywhere [&_*]:[unicode-bidi:plaintext]">
			<header className="border-b border-line pb-6">
				<h1 className="text-[clamp(1.875rem,7vw,2.75rem)] font-[560] tracking-[-0.02em]">
					{heading}
				</h1>
				{headline ? <p className="mt-1.5 text-lg text-ink-soft">{headline}</p> : null}
				{contacts.length > 0 ? (
					<ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
						{contacts.map((contact, index) => (
							<li key={`${index}-${contact.text}`} className="min-h-8 content-center">
								<Linked {...contact} />
							</li>
						))}
					</ul>
				) : null}
			</header>
			{sections.map(({ name, title, parts }, index) => (
				<section key={`${index}-${name}`} className="mt-8">
					<h2 className="text-xl text-accent">{title}</h2>
					<div className="mt-3 grid gap-5">
						{renderEach(parts, (part) => partIn[part.kind](part))}
					</div>
				</section>
			))}
		</article>
	)
}

type PartViews = {
	[Kind in PrintedPart['kind']]: (part: Extract<PrintedPart, { kind: Kind }>) => ReactNode
}

const views: PartViews = {
	entry: EntryView,
	note: ({ title, details, paragraphs }) => (
		<div>
			<h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
			{details.length > 0 ? (
				<p className="text-sm text-ink-soft">
					{renderEach(details, (detail, index) => (
						<>
							{index > 0 ? ' · ' : null}
							<Linked {...detail} />
						</>
					))}
				</p>
			) : null}
			<Prose paragraphs={paragraphs} />
		</div>
	),
	group: ({ label, items }) => (
		<p>
			{label ? <strong className="font-semibold">{label}: </strong> : null}
			{items.join(', ')}
		</p>
	),
	prose: ({ paragraphs }) => <Prose paragraphs={paragraphs} />,
	points: ({ points }) => <Points points={points} />,
}

type EntryInWords = Extract<PrintedPart, { kind: 'entry' }>

function EntryView({ title, organisation, place, dates, employer, isRole, ...said }: EntryInWords) {
	const Heading = isRole ? 'h4' : 'h3'
	const where = [organisation, place].filter(Boolean).join(', ')
	return (
		<div>
			{employer === null ? null : (
				<div className="mb-3">
					<h3 className="text-lg text-accent">{employer.name}</h3>
					<Particulars texts={[employer.place, employer.dates]} />
				</div>
			)}
			<Heading className={isRole ? 'font-sans text-base font-semibold tracking-normal' : 'text-lg'}>
				{title}
			</Heading>
			<Particulars texts={[where, dates]} />
			{renderEach(said.facts, (fact) => (
				<p className="text-sm">
					<Linked {...fact} />
				</p>
			))}
			<Prose paragraphs={said.paragraphs} />
			<Points points={said.points} />
		</div>
	)
}

function Particulars({ texts }: { texts: string[] }) {
	return <p className="text-sm text-ink-soft">{texts.filter(Boolean).join(' · ')}</p>
}

// The view found under a part's kind is the one for its type, which TypeScript cannot follow.
const partIn = views as Record<PrintedPart['kind'], (part: PrintedPart) => ReactNode>

function Prose({ paragraphs }: { paragraphs: string[] }) {
	return renderEach(paragraphs, (paragraph) => <p className="mt-2 first:mt-0">{paragraph}</p>)
}

function Points({ points }: { points: string[] }) {
	if (points.length === 0) return null
	return (
		<ul className="mt-2 list-disc pl-5 marker:text-accent">
			{renderEach(points, (point) => (
				<li className="mt-1 pl-1">{point}</li>
			))}
		</ul>
	)
}

const safeLink = /^(https?:|mailto:|tel:)/i

function Linked({ text, url }: LinkedWords) {
	if (!safeLink.test(url)) return text
	return (
		<a href={url} rel="noreferrer nofollow" className="text-accent underline underline-offset-3">
			{text}
		</a>
	)
}

// The list is never reordered, so the index is a good enough key.
function renderEach<Item>(
	items: Item[],
	view: (item: Item, index: number) => ReactNode,
): ReactNode {
	return items.map((item, index) => <Fragment key={String(index)}>{view(item, index)}</Fragment>)
}
