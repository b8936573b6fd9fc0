import { labelTagRole, type PdfTag } from './pdf-tags.ts'

/** Shows the parts of a page as nested lists, each with its role and text. */
export function PdfTagTree({ tags }: { tags: PdfTag[] }) {
	return (
		<ul className="m-0 list-none p-0">
			{tags.map((tag, index) => (
				<li key={index} className="border-l border-line py-0.5 pl-3">
					<span className="mr-2 rounded-control bg-desk-2 px-1.5 py-0.5 text-xs font-semibold text-ink-soft">
						{labelTagRole(tag.role)}
						{linksInWords(tag.links)}
					</span>
					{tag.words ? <span className="text-sm wrap-anywhere">{tag.words}</span> : null}
					{tag.children.length > 0 ? <PdfTagTree tags={tag.children} /> : null}
				</li>
			))}
		</ul>
	)
}

function linksInWords(count: number): string {
	if (count === 0) return ''
	return count === 1 ? ' with a link' : ` with ${count} links`
}
