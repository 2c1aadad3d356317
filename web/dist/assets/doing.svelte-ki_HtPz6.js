<<<<<<<< HEAD:web/dist/assets/doing.svelte-Dc13mQJf.js
import{K as e,Sn as t,V as n,an as r,bn as i,ct as a}from"./base-xsFcRrhu.js";var o=class{#e=t(!1);get busy(){return r(this.#e)}set busy(e){i(this.#e,e,!0)}async run(t){if(!this.busy){this.busy=!0;try{await t()}catch(t){e.say(t instanceof n?t.message:a(`app.failed`),`danger`)}finally{this.busy=!1}}}};export{o as t};
========
import{K as e,Sn as t,V as n,an as r,bn as i,ct as a}from"./base-X-KnOpSz.js";var o=class{#e=t(!1);get busy(){return r(this.#e)}set busy(e){i(this.#e,e,!0)}async run(t){if(!this.busy){this.busy=!0;try{await t()}catch(t){e.say(t instanceof n?t.message:a(`app.failed`),`danger`)}finally{this.busy=!1}}}};export{o as t};
>>>>>>>> h8:web/dist/assets/doing.svelte-ki_HtPz6.js
