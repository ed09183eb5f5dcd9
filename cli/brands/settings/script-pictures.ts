/** Uploads: each is checked as `slipway brand check` would, and can be undone. */
export const PICTURES_SCRIPT = String.raw`
/** The picture's name in the form, and its file or folder. */
const UPLOADS = [
  ['Logo', 'logo.svg', 'image/svg+xml', 'A square SVG of plain shapes.'],
  ['Picture behind the first words', 'banner.svg', 'image/svg+xml', 'Shown where layout, banner is art.'],
  ['Picture of shared links', 'share.png', 'image/png', '1200 x 630, shown where head, share is art.'],
  ['Logo of a sponsor', '', 'image/svg+xml,image/png', 'Keeps its name; name it in sponsors then.'],
  ['Picture of a banner or promotion', 'content/', 'image/svg+xml,image/png,image/jpeg,image/webp', 'Goes into content/; name it in content/banners.json or promotions.json.'],
];

async function upload(name, body, refuse, isUndone = false) {
  const { saved, message, before } = await ask('/picture?name=' + encodeURIComponent(name), { method: body === undefined ? 'DELETE' : 'POST', body });
  refuse(saved ? '' : message);
  say(saved ? 'Saved ' + name + '.' + (name === 'logo.svg' ? ' Icons are drawn from it by: slipway brand icons ' + first.id : '') : 'Not saved: ' + name + '.');
  if (!saved || isUndone) return;
  remember(() => upload(name, before === null ? undefined : Uint8Array.from(atob(before), (each) => each.charCodeAt(0)), say, true));
}

function drawPictures() {
  byId('pictures').append(
    ...UPLOADS.map(([title, name, accept, hint]) => {
      const input = make('input', { type: 'file', accept });
      const wrong = make('p', { className: 'wrong' });
      input.addEventListener('change', async () => {
        const [file] = input.files;
        if (file === undefined) return;
        const target = name === '' || name.endsWith('/') ? name + file.name : name;
        try {
          await upload(target, file, (message) => { wrong.textContent = message; });
        } catch (error) {
          say(error.message);
        }
        input.value = '';
      });
      return make('div', { className: 'field' }, make('label', { title: name || 'sponsors' }, title, make('span', { className: 'hint', textContent: ' ' + hint }), input), wrong);
    }),
  );
}
`;
