// Written by `npm run data` from data/head-glue.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const headGlue = `word	as
presso	at
chez	at
bei	at
beim	at
bij	at
hos	at
em	at
en	at
ved	at
pri	at`
