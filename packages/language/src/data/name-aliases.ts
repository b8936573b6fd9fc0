// Written by `npm run data` from data/name-aliases.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const nameAliases = `names
javascript js
typescript ts
kubernetes k8s
postgresql postgres
node.js nodejs node
react reactjs react.js
vue vuejs vue.js
golang go
c# csharp
wales welsh
scotland scottish
england english
france french
germany german
spain spanish
ireland irish
britain british uk
italy italian
poland polish
europe european
linkedin linked-in
email e-mail emails e-mails
powerpoint ppt
photoshop ps
excel msexcel
wordpress wp
youtube yt
hgv lgv
ta teaching-assistant
hca healthcare-assistant
dbs crb
rgn registered-general-nurse
fe further-education
flt forklift`
