export const SETTINGS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="slipway-token" content="{{token}}">
<title>Settings of the brand</title>
<link rel="stylesheet" href="/settings.css">
<script type="module" src="/settings.js"></script>
</head>
<body>
<main>
<h1>Settings of the brand</h1>
<p>Saved to <code id="file"></code> as you type. A value that the check refuses is not saved.</p>
<p id="status" role="status"></p>
<p><button type="button" id="undo" disabled>Undo</button></p>
<label class="find">Find a setting <input id="find" type="search"></label>
<details id="pictures"><summary>Pictures</summary></details>
<form id="form" autocomplete="off"></form>
<section id="findings" aria-label="Findings"></section>
</main>
<section class="stage" aria-label="Preview">
<div class="view">
<span><label for="width">Width</label> <select id="width"><option value="">full</option><option value="390px">phone</option><option value="768px">tablet</option></select></span>
<span><label for="colours">Colours</label> <select id="colours"><option value="">as the system</option><option value="light">light</option><option value="dark">dark</option></select></span>
<span><label for="language">Language</label> <select id="language"></select></span>
</div>
<iframe id="site" title="The site"></iframe>
</section>
</body>
</html>
`;
