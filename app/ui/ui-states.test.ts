// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
// What is lazy is there already, so that it is drawn at once.
import '#app/safe-links/safe-html.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BarChart } from './bar-chart.tsx';
import { CarBadge } from './car-badge.tsx';
import { ChunkFailed } from './chunk-failed.tsx';
import { CodeField } from './code-field.tsx';
import { CompanyLines } from './company-lines.tsx';
import { ContentLink } from './content-link.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ExternalLink } from './external-link.tsx';
import { FactList } from './fact-list.tsx';
import { OperatorHtml } from './operator-html.tsx';
import { UnknownOutcome, UnknownText } from './outcome/unknown-outcome.tsx';
import { PhoneField } from './phone/phone-field.tsx';
import { Picture } from './picture.tsx';
import { Popover } from './popover.tsx';

const nothing = () => undefined;
function Broken(): never {
  throw new Error('broken');
}

it('each state of the parts that pages are made of', async () => {
  await statesOf(
    {},
    async (states) => {
      const content = h('p', {}, 'content');
      for (const shape of ['window', 'sheet', 'drawer', 'menu'] as const)
        await states.draw(
          `a dialog, ${shape}`,
          h(Dialog, { title: 'Title', shape, onClose: nothing, children: content }),
        );
      await states.draw('a dialog to be answered', h(Dialog, { title: 'Title', children: content }));
      await states.draw(
        'a form in a dialog',
        h(Dialog, { title: 'Title', onClose: nothing, closedBy: 'request', children: content }),
      );
      await states.explore(
        'a popover',
        h(Popover, { label: 'More', trigger: 'v', triggerClass: 'small', children: () => content }),
      );
      const code = { label: 'Code', name: 'code', sendLabel: 'Send', onSend: nothing };
      await states.draw('a code', h(CodeField, { ...code, isSendable: true, hint: 'Sent' }));
      await states.draw('a wrong code', h(CodeField, { ...code, isSendable: false, error: 'Wrong' }));
      const phone = { label: 'Mobile', countryLabel: 'Country', language: 'en', onCountry: nothing };
      await states.draw('a mobile number', h(PhoneField, { ...phone, country: 'BR' }));
      await states.draw('a wrong mobile number', h(PhoneField, { ...phone, country: 'IN', error: 'Wrong' }));
      const bars = [
        { key: 'a', label: 'A', value: 1, shown: '100 %' },
        { key: 'b', label: 'B', value: 0.25, shown: '25 %', tone: 'red' },
        { key: 'c', label: 'C', value: 0, shown: '0 %', tone: 'highlight' },
      ] as const;
      await states.draw('a chart', h(BarChart, { title: 'Chart', bars, labelHead: 'Name', valueHead: 'Share' }));
      await states.draw(
        'an empty chart',
        h(BarChart, { title: 'Chart', bars: [], labelHead: 'Name', valueHead: 'Share' }),
      );
      await states.draw('a chunk that failed', [h(ChunkFailed, { key: 1 }), h(ChunkFailed, { key: 2, isSmall: true })]);
      for (const href of [
        '/my-bets',
        'https://example.com/a',
        'javascript:alert(1)',
        '#part',
        'mailto:a@example.com',
        '//example.com',
      ])
        await states.draw(`links to ${href}`, [
          h(ContentLink, { key: 1, href, label: 'Name', className: 'a', children: 'content' }),
          h(ExternalLink, { key: 2, href, label: 'Name', className: 'b', children: 'outside' }),
        ]);
      await states.draw('facts', h(FactList, { children: h('li', {}, 'fact') }));
      await states.draw('the company', h(CompanyLines, { className: 'lines' }));
      await states.draw('what broke', h(ErrorBoundary, { fallback: 'fallback', children: h(Broken) }));
      for (const of of ['bet', 'cashOut', 'money', 'currency', 'reward'] as const)
        await states.draw(`no answer about ${of}`, [h(UnknownOutcome, { key: 1, of }), h(UnknownText, { key: 2, of })]);
      await states.draw('pictures', [
        h(Picture, { key: 1, src: '/a.png', alt: 'A', width: 10, height: 20 }),
        h(Picture, { key: 2, src: 'https://example.com/b.png', alt: '', className: 'c', width: 10, height: 20 }),
      ]);
      await states.draw('cars', [
        h(CarBadge, { key: 1, number: 3 }),
        h(CarBadge, { key: 2, number: 10, name: 'Car 10' }),
      ]);
      const html =
        '<h2 onclick="a()">Title</h2><script>b()</script><p>Text <a href="/my-bets">bets</a> <a href="https://example.com">out</a></p>';
      await states.draw(
        'text of the operator',
        h(OperatorHtml, { html, loading: 'Loading', lang: 'pt', isOffered: (url) => url !== '/my-bets' }),
      );
    },
    `
    # a dialog, window
    heading "Title"
    button "Close"
    "content"
    # a popover
    button "More"
    region "More"
    # a code
    status "Sent"
    "Code"
    button "Send"
    # a wrong code
    alert "Wrong"
    textbox "Code" = "" [invalid]
    button "Send" [disabled]
    # a mobile number
    "Mobile"
    combobox "Country" = "Brazil +55"
    # a wrong mobile number
    textbox "Mobile" = "" [invalid]
    combobox "Country" = "India +91"
    # a chart
    "100 %"
    "25 %"
    "Chart"
    "Name"
    # a chunk that failed
    alert "This part did not load; the page may be out of date. Try again to reload the page. Try again"
    button "Try again"
    button "This part did not load; the page may be out of date. Try again to reload the page. Try again"
    # links to /my-bets
    link "Name"
    "outside"
    # facts
    "fact"
    # the company
    "Operated by Harborlight Interactive B.V., Havenkade 12, 1000 AA Example City."
    "Registration: KVK 00012345"
    "Licence EGB/2025/0117, Example Gaming Board"
    "Contact: legal@harborlight.example"
    # what broke
    "fallback"
    # no answer about bet
    status "We could not find out whether this bet was placed. It may be in My bets. Look there before you bet again, and contact support if you are not sure. My bets Contact support"
    link "My bets"
    link "Contact support"
    "We could not find out whether this bet was placed."
    # no answer about cashOut
    status "We could not find out whether this bet was cashed out. Look at the bet in My bets before you try again, and contact support if you are not sure. My bets Contact support"
    "We could not find out whether this bet was cashed out."
    "Look at the bet in My bets before you try again, and contact support if you are not sure."
    # no answer about money
    status "We could not find out whether this was carried out. It may have been. Look at your balance and your history before you try again, and contact support if you are not sure. Contact support"
    "We could not find out whether this was carried out."
    "It may have been. Look at your balance and your history before you try again, and contact support if you are not sure."
    # no answer about currency
    status "We could not find out whether the currency was changed. Look at your balance before you try again, and contact support if you are not sure. Contact support"
    "We could not find out whether the currency was changed."
    "Look at your balance before you try again, and contact support if you are not sure."
    # no answer about reward
    status "We could not find out whether the reward was credited. The list shows its state. Contact support if you are not sure. Contact support"
    "We could not find out whether the reward was credited."
    "The list shows its state. Contact support if you are not sure."
    # pictures
    img "A"
    # cars
    img "Car 10"
    "10"
    # text of the operator
    "Text bets out"
    link "out"
  `,
  );
});
