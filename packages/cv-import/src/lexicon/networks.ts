const networks: readonly { name: string; address: RegExp }[] = [
	{ name: 'LinkedIn', address: /(?:^|\.)linkedin\.com\/(?:in|pub)\/([^/?#]+)/i },
	{ name: 'LinkedIn', address: /(?:^|\.)linkedin\.com/i },
	{ name: 'GitHub', address: /^(?:www\.)?github\.com\/([^/?#]+)/i },
	{ name: 'GitLab', address: /^(?:www\.)?gitlab\.com\/([^/?#]+)/i },
	{ name: 'X', address: /^(?:www\.|mobile\.)?(?:twitter|x)\.com\/([^/?#]+)/i },
	{ name: 'Facebook', address: /(?:^|\.)(?:facebook|fb)\.com\/([^/?#]+)/i },
	{ name: 'Instagram', address: /(?:^|\.)instagram\.com\/([^/?#]+)/i },
	{ name: 'XING', address: /(?:^|\.)xing\.com\/profile\/([^/?#]+)/i },
	{ name: 'ORCID', address: /(?:^|\.)orcid\.org\/([\dX-]+)/i },
	{ name: 'ResearchGate', address: /(?:^|\.)researchgate\.net\/profile\/([^/?#]+)/i },
	{ name: 'Google Scholar', address: /scholar\.google\.[a-z.]+/i },
	{ name: 'Stack Overflow', address: /(?:^|\.)stackoverflow\.com\/users\/([^?#]+)/i },
	{ name: 'Behance', address: /(?:^|\.)behance\.net\/([^/?#]+)/i },
	{ name: 'Dribbble', address: /(?:^|\.)dribbble\.com\/([^/?#]+)/i },
	{ name: 'Medium', address: /(?:^|\.)medium\.com\/@?([^/?#]+)/i },
	{ name: 'YouTube', address: /(?:^|\.)youtube\.com\/(?:@|c\/|channel\/|user\/)?([^/?#]+)/i },
	{ name: 'Kaggle', address: /(?:^|\.)kaggle\.com\/([^/?#]+)/i },
	{ name: 'LeetCode', address: /(?:^|\.)leetcode\.com\/([^?#]+)/i },
	{ name: 'CodePen', address: /(?:^|\.)codepen\.io\/([^/?#]+)/i },
	{ name: 'Bluesky', address: /(?:^|\.)bsky\.app\/profile\/([^/?#]+)/i },
	{ name: 'Skype', address: /(?:^|\.)skype\.com/i },
	{ name: 'Telegram', address: /^(?:www\.)?t\.me\/([^/?#]+)/i },
	{ name: 'Vimeo', address: /(?:^|\.)vimeo\.com\/([^/?#]+)/i },
]

/** Returns the network of an address and the person's name there; `null` for a personal website. */
export function parseNetwork(url: string): { name: string; handle: string } | null {
	const bare = url.replace(/^https?:\/\//i, '')
	for (const { name, address } of networks) {
		const found = address.exec(bare)
		if (found !== null) return { name, handle: found[1] ?? '' }
	}
	return null
}
