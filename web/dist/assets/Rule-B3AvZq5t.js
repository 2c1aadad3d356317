<<<<<<<< HEAD:web/dist/assets/Rule-CAixAQwZ.js
import{At as e,On as t,Yt as n,Zt as r,an as i,ct as a,gn as o,kn as s,ln as c,qt as l,wn as u}from"./base-xsFcRrhu.js";import{a as d,o as f}from"./why-CFmGGgvW.js";var p=r(`<a target="_blank" rel="noopener" class="svelte-5mcq7c"> </a>`);function m(r,m){s(m,!0);let h=u(()=>f(m.rule));var g=p(),_=o(g,!0);c((t,n)=>{e(g,`href`,t),e(g,`aria-label`,n),l(_,i(h))},[()=>d(m.rule),()=>a(`why.rule.opens`,{rule:i(h)})]),n(r,g),t()}export{m as t};
========
import{At as e,On as t,Yt as n,Zt as r,an as i,ct as a,gn as o,kn as s,ln as c,qt as l,wn as u}from"./base-X-KnOpSz.js";import{a as d,o as f}from"./why-DtlEYmr4.js";var p=r(`<a target="_blank" rel="noopener" class="svelte-5mcq7c"> </a>`);function m(r,m){s(m,!0);let h=u(()=>f(m.rule));var g=p(),_=o(g,!0);c((t,n)=>{e(g,`href`,t),e(g,`aria-label`,n),l(_,i(h))},[()=>d(m.rule),()=>a(`why.rule.opens`,{rule:i(h)})]),n(r,g),t()}export{m as t};
>>>>>>>> h8:web/dist/assets/Rule-B3AvZq5t.js
