<<<<<<<< HEAD:web/dist/assets/lessons.svelte-D2M3cFBU.js
import{Sn as e,U as t,V as n,an as r,bn as i,ct as a,tt as o,un as s}from"./base-xsFcRrhu.js";var c=class{#e=e(null);get all(){return r(this.#e)}set all(e){i(this.#e,e)}#t=e(``);get problem(){return r(this.#t)}set problem(e){i(this.#t,e,!0)}constructor(){s(()=>{let e=!1;return t.lessons(o()).then(t=>{e||(this.all=t)},t=>{e||(this.problem=t instanceof n?t.message:a(`app.failed`))}),()=>{e=!0}})}};export{c as t};
========
import{Sn as e,U as t,V as n,an as r,bn as i,ct as a,tt as o,un as s}from"./base-X-KnOpSz.js";var c=class{#e=e(null);get all(){return r(this.#e)}set all(e){i(this.#e,e)}#t=e(``);get problem(){return r(this.#t)}set problem(e){i(this.#t,e,!0)}constructor(){s(()=>{let e=!1;return t.lessons(o()).then(t=>{e||(this.all=t)},t=>{e||(this.problem=t instanceof n?t.message:a(`app.failed`))}),()=>{e=!0}})}};export{c as t};
>>>>>>>> h8:web/dist/assets/lessons.svelte-MY39VJR9.js
