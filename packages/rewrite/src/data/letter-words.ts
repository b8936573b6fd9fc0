// Written by `npm run data` from data/letter-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const letterWords = `kind	words
mortar	I have been has was am is currently most recently and with as at in for from until between before after then since first last starting becoming employed year years experience worked working work job role position part that this studying graduate hold held holding including there where while both familiar me
discourse	also too furthermore moreover
wish	i? would|'d like|love|welcome
wish	i? would|'d be glad|happy|pleased|delighted|keen
wish	i? am glad|happy|keen|eager to
wish	i? hope|wish|want
wish	i? look forward
wish	i? am looking forward
wish	i? am looking for
wish	i? am|will|would be? available
wish	i? can|could start|begin|join
state	am be have hold possess own know speak understand
carry	bring offer use apply contribute move transfer share add put give take
relation	ask need seek want match fit suit relate close similar same skill experience work role job post position team help join do learn step start begin interview meet discuss talk hear opportunity chance glad keen happy look forward available like love welcome hope wish would yours
document	in|from your|the advert|advertisement|vacancy|notice
document	in|from your|the job|role|post|vacancy advert|advertisement|description
document	in|from your|the person specification
holding	hold|holds|have|has
acquainted	used to
acquainted	familiar with`
