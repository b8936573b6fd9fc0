import { escapeHtml } from '#services/mail/email-html.ts'
import type { OutboxStore } from './outbox.store.ts'

type Kept = Awaited<ReturnType<OutboxStore['list']>>

/** The list of kept messages as a page. */
export function outboxPage(messages: Kept): string {
	return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox · Ella</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>You haven’t set up a mail server, so Ella keeps messages here for a week instead of sending them. Only this machine can open this page.</p>
${messages.length === 0 ? '<p class="empty">No messages yet. Sign up for an account to see its message here.</p>' : `<ol>${messages.map(row).join('')}</ol>`}
</main>
</body>
</html>
`
}

function row({ id, to, subject, createdAt }: Kept[number]): string {
	const at = createdAt.toISOString()
	const time = `<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`
	const asText = `<a href="/outbox/${id}/text/">as text</a>`
	return `<li><a href="/outbox/${id}/">${escapeHtml(subject)}</a><span>${escapeHtml(to)} · ${time} · ${asText}</span></li>`
}

const style = `
:root{color-scheme:light dark;--desk:#f6f4ef;--paper:#fff;--ink:#1f1b16;--soft:#5b564f;--line:#dcd9d3;--accent:#00554f}
@media (prefers-color-scheme:dark){:root{--desk:#171511;--paper:#272420;--ink:#ece9e4;--soft:#aca9a2;--line:#3a3631;--accent:#71c8bf}}
body{margin:0;background:var(--desk);color:var(--ink);font:17px/1.55 'Schibsted Grotesk',system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:40px 20px 64px}
h1{margin:0 0 12px;font:600 32px/1.2 'Source Serif 4',Georgia,serif;letter-spacing:-.012em}
p{margin:0 0 28px;color:var(--soft);text-wrap:pretty}
ol{list-style:none;margin:0;padding:0;background:var(--paper);border:1px solid var(--line);border-radius:14px}
li{padding:16px 20px;overflow-wrap:anywhere}li+li{border-top:1px solid var(--line)}
li>a{display:block;font-weight:600;font-size:17px}a{color:var(--accent)}span{color:var(--soft);font-size:15px}
.empty{padding:32px 20px;background:var(--paper);border:1px solid var(--line);border-radius:14px}
`
