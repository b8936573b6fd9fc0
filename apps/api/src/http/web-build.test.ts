import { expect, test } from 'vitest'
import { inlineScriptHashes } from './web-build.ts'

test('only scripts that a browser would run inline are hashed', () => {
	const html = `<script>alert(1)</script><script src="/x.js"></script>
		<script type="application/ld+json">{}</script><script type="module">alert(1)</script>`
	expect(inlineScriptHashes(html)).toEqual([
		'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
		'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
	])
})
