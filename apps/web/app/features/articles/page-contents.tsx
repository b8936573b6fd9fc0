type PageContentsProps = { headings: { title: string; anchor: string }[] }

/** The headings of a long text, beside it on wide screens. */
export function PageContents({ headings }: PageContentsProps) {
	return (
		<nav aria-label="On this page" className="hidden lg:block">
			<div className="sticky top-[calc(var(--nav-height)+2rem)]">
				<p className="text-sm font-semibold">On this page</p>
				<ul className="mt-2 border-l border-line">
					{headings.map(({ title, anchor }) => (
						<li key={anchor}>
							<a
								href={`#${anchor}`}
								className="-ml-px block border-l border-transparent py-1.5 pl-4 text-sm text-ink-soft no-underline hover:border-accent hover:text-ink"
							>
								{title}
							</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	)
}
