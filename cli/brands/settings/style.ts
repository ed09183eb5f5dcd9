/** The form at the left, the site beside it; below each other on narrow screens. */
export const SETTINGS_STYLE = `
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: minmax(22rem, 30rem) 1fr; height: 100vh; font: 15px/1.45 system-ui, sans-serif; color: #1a1f29; background: #f4f5f7; }
main { overflow: auto; padding: 16px; }
iframe { border: 0; width: 100%; max-width: 100%; height: 100%; background: #fff; }
.stage { display: grid; grid-template-rows: auto 1fr; justify-items: center; min-height: 0; border-inline-start: 1px solid #8a909c; }
.view { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 8px; }
.view select { width: auto; }
button { font: inherit; min-height: 36px; padding: 4px 12px; }
h1 { font-size: 20px; margin: 0 0 8px; }
p { margin: 0 0 8px; }
details { background: #fff; border: 1px solid #c5cad3; border-radius: 6px; margin: 6px 0; padding: 0 12px; }
details details { margin-inline: -4px; }
summary { padding: 10px 0; font-weight: 600; cursor: pointer; }
.field { padding: 8px 0; border-top: 1px solid #e5e7eb; }
.field label, legend { font-weight: 600; display: block; padding: 0; }
.hint { color: #4b5361; font-size: 13px; margin: 0 0 4px; }
.wrong { color: #a11212; font-size: 13px; margin: 4px 0 0; }
fieldset { border: 0; margin: 0; padding: 0; }
fieldset label { font-weight: 400; }
input:not([type=checkbox], [type=color]), select, textarea { font: inherit; width: 100%; min-height: 36px; padding: 6px 8px; border: 1px solid #6b7280; border-radius: 4px; background: #fff; color: inherit; }
input[type=color] { width: 48px; height: 36px; padding: 2px; }
input[type=checkbox] { width: 18px; height: 18px; vertical-align: middle; }
.colour { display: flex; gap: 8px; }
[aria-invalid=true] { border-color: #a11212; outline: 1px solid #a11212; }
:focus-visible { outline: 3px solid #1d5fbf; outline-offset: 1px; }
textarea { font: 13px/1.4 ui-monospace, monospace; }
#findings li { margin: 4px 0; }
#status { min-height: 1.4em; font-weight: 600; }
@media (width < 800px) { body { grid-template-columns: 1fr; grid-template-rows: 1fr 1fr; } .stage { border-block-start: 1px solid #8a909c; } }
`;
