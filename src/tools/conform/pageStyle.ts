/** Styles of the report, which is a single file. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1f2933, #e4e9ee); --quiet: light-dark(#5b6873, #a3afba);
  --ground: light-dark(#f5f7f9, #14181c); --sheet: light-dark(#fff, #1d2329); --line: light-dark(#dde3e8, #333c45);
  --good: light-dark(#1a7f4b, #4cc38a); --bad: light-dark(#b42318, #ff8a80); --noted: light-dark(#8a5a00, #e8b34b) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 1120px; padding: 32px 24px 64px; font: 15px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--ground) }
h1 { margin: 0; font-size: 26px }
h2 { margin: 32px 0 12px; font-size: 18px }
.verdict { margin: 4px 0 16px; font-weight: 600; font-size: 18px }
.verdict.good { color: var(--good) } .verdict.bad { color: var(--bad) } .verdict.noted { color: var(--noted) }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0 }
dt { color: var(--quiet); font-size: 13px } dd { margin: 0; overflow-wrap: anywhere }
details { margin-bottom: 8px; padding: 0 16px; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 8px }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; min-height: 44px; cursor: pointer;
  list-style: none }
summary::-webkit-details-marker { display: none }
.mark { width: 10px; height: 10px; border-radius: 50%; background: var(--quiet) }
.mark.good { background: var(--good) } .mark.bad { background: var(--bad) }
.mark.noted { background: var(--noted) }
.quiet { color: var(--quiet) }
.wide { overflow-x: auto; margin-bottom: 12px }
section > .wide { padding: 4px 16px; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px }
table { width: 100%; border-collapse: collapse; font-size: 14px }
th, td { padding: 7px 16px 7px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
tbody tr:last-child td { border-bottom: 0 }
th { color: var(--quiet); font-weight: 500 }
@media (max-width: 600px) { body { padding: 24px 16px 48px } th, td { padding-right: 10px }
  td { overflow-wrap: anywhere; min-width: 72px } }
code { font: 13px ui-monospace, monospace; color: var(--quiet) }
`
