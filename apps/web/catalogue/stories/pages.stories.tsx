import { Highlight } from '#shared/ui/highlight.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { Prose } from '#shared/ui/prose.tsx'
import { SitePage } from '#shared/ui/site-page.tsx'

export function SiteLogo() {
	return <Logo />
}

export function HighlightedWords() {
	return (
		<p className="text-2xl">
			A CV that <Highlight>reads well</Highlight>, and <Highlight drawn>says more</Highlight>.
		</p>
	)
}

export function PublicPage() {
	return (
		<SitePage title="Pricing" lead="The editor, the checks and every download are free.">
			<p>What the page is about.</p>
		</SitePage>
	)
}

export function PageWithOneThing() {
	return (
		<NarrowPage title="Check your inbox" text="We sent a link to amara@example.com.">
			<p>The link works for an hour.</p>
		</NarrowPage>
	)
}

export function PageSections() {
	return (
		<PageSection title="Your data" text="Everything Ella stores about you.">
			<p>Download it as one file.</p>
		</PageSection>
	)
}

const article =
	'<h2>Start with the result</h2><p>Say <strong>what got better</strong>, then how.</p><ul><li>Figures</li><li>Names of tools</li></ul>'

export function ArticleProse() {
	return <Prose html={article} />
}
