/** Style sheet of the blocks theme. */

import type { Pen } from './pen.js';

/** The rules; `.kind` stands for the made-up class name of a kind. */
const RULES = `
.root{margin:0;background:#f6f4ef;color:#22302a;font:15px/1.55 "Segoe UI",system-ui,"Noto Sans","Noto Sans CJK JP","Noto Sans Arabic",sans-serif}
.page{max-width:1240px;margin:0 auto;padding:0 24px}
.root a{color:inherit;text-decoration:none}
.root a:hover{text-decoration:underline}
.root img{display:block;max-width:100%}
.header{display:flex;align-items:center;gap:28px;padding:22px 0 16px}
.logo{font:700 26px/1 Georgia,"Noto Serif",serif;color:#1f4d3a;white-space:nowrap}
.search{flex:1;display:flex;max-width:560px;margin:0 auto}
.search-box{flex:1;padding:10px 14px;border:1px solid #c9c5b8;border-inline-end:0;border-start-start-radius:8px;border-end-start-radius:8px;font:inherit;background:#fff}
.search-button{padding:0 18px;border:0;border-start-end-radius:8px;border-end-end-radius:8px;background:#1f4d3a;color:#fff;font:inherit;cursor:pointer}
.account{display:flex;gap:18px;font-size:14px;white-space:nowrap;align-items:center}
.account-link{color:#43564d}
.act-logout{border:0;background:none;font:inherit;color:#8a5a44;cursor:pointer;padding:0}
.nav{display:flex;justify-content:space-between;gap:20px;border-block:1px solid #ddd8ca;padding:11px 0;flex-wrap:wrap}
.nav-categories,.nav-others{display:flex;gap:26px}
.nav-link{font-weight:600}
.nav-current{font-weight:600;color:#1f4d3a;box-shadow:0 2px 0 #d98e3f}
.nav-others .nav-link{font-weight:400;color:#5b6a62}
.crumbs{padding:14px 0 0;font-size:13px;color:#6c776f}
.crumb-mark{margin:0 8px;color:#b3b0a5}
.crumb-current{color:#22302a}
.body{padding:22px 0 40px}
.columns{display:grid;grid-template-columns:250px 1fr;gap:34px;align-items:start}
.aside{grid-column:1;grid-row:1;background:#fff;border:1px solid #e4dfd2;border-radius:12px;padding:18px 20px}
.main{grid-column:2;grid-row:1;min-width:0}
.aside-title{font:700 18px/1.2 Georgia,"Noto Serif",serif;margin-bottom:6px}
.facet{padding:14px 0;border-top:1px solid #efebe0}
.facet-title{font-weight:700;margin-bottom:6px;cursor:default}
.value,.value-chosen{display:flex;justify-content:flex-start;gap:6px;align-items:center;padding:2px 0;color:#36453d}
.value-chosen{font-weight:700;color:#1f4d3a}
.value-chosen::before{content:"✓"}
.level-1{padding-inline-start:14px}
.level-2{padding-inline-start:28px}
.count{color:#98a098;font-size:13px}
.swatch{width:22px;height:22px;border-radius:50%;border:1px solid #0002;display:inline-block}
.more{display:inline-block;margin-top:4px;color:#b0662a!important;font-size:14px}
.box{display:flex;gap:8px;align-items:center;padding:2px 0}
.select{font:inherit;padding:5px 8px;border:1px solid #c9c5b8;border-radius:6px;background:#fff;max-width:100%}
.facet .select{width:100%}
.button,.hero-button,.act-cart,.act-checkout{display:inline-block;background:#1f4d3a;color:#fff!important;border:0;border-radius:8px;padding:10px 18px;font-family:inherit;font-size:15px;font-weight:600;line-height:1.3;cursor:pointer}
.small-button{border:1px solid #1f4d3a;background:#fff;color:#1f4d3a;border-radius:6px;padding:5px 12px;font:inherit;cursor:pointer}
.list-head{display:flex;align-items:baseline;gap:16px}
.heading{font:700 32px/1.2 Georgia,"Noto Serif",serif;margin:0 0 10px}
.total{color:#6c776f}
.chips{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-bottom:12px}
.chips-label{color:#6c776f}
.chip{background:#e3ede6;border-radius:99px;padding:3px 12px}
.cross{color:#7b8b81}
.clear{font-size:14px;color:#b0662a!important}
.letters{margin-bottom:12px;font-size:14px}
.toolbar{display:flex;flex-wrap:wrap;gap:6px 26px;justify-content:space-between;align-items:center;border-bottom:1px solid #ddd8ca;padding-bottom:10px;margin-bottom:20px;font-size:14px}
.range,.choice-label{color:#6c776f}
.choice-links{display:inline-flex;flex-wrap:wrap;gap:4px 12px}
.choice-current{font-weight:700}
.choice-link{color:#36503f}
.choice-form{display:flex;gap:8px;align-items:center}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:22px}
.card{position:relative;background:#fff;border:1px solid #e4dfd2;border-radius:12px;overflow:hidden;transition:box-shadow .2s}
.card:hover{box-shadow:0 6px 22px #22302a22}
.picture img{width:100%;aspect-ratio:1}
.card-facts{padding:12px 14px 6px}
.card-brand{font-size:12px;letter-spacing:.04em;color:#7b8b81}
.card-name{display:block;font-weight:600;line-height:1.3;min-height:2.6em;overflow-wrap:anywhere}
.stars{color:#d98e3f;font-size:14px;letter-spacing:1px}
.price{font-weight:700;font-size:17px}
.card-acts{padding:0 14px 14px}
.card-acts .act-cart{padding:6px 12px;font-size:13px;background:#eef3ef;color:#1f4d3a!important}
.badge{position:absolute;inset-block-start:10px;inset-inline-start:10px;background:#fff4dd;color:#8a5a1c;font-size:11px;padding:2px 8px;border-radius:4px;z-index:1}
.empty{padding:50px 0;text-align:center;color:#6c776f;font-size:18px}
.pager{display:flex;flex-wrap:wrap;gap:8px;justify-content:center;margin:34px 0 10px}
.page-current,.page-link{min-width:20px;text-align:center;padding:6px 10px;border-radius:8px;border:1px solid #ddd8ca;background:#fff}
.page-current{background:#1f4d3a;color:#fff;border-color:#1f4d3a}
.gap{padding:6px 2px}
.related{margin-top:28px}
.shelf{margin-top:44px}
.shelf-title{font:700 22px/1.2 Georgia,"Noto Serif",serif;margin-bottom:14px}
.shelf-row{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}
.mini{display:flex;flex-direction:column;gap:4px;font-size:14px}
.mini img{border-radius:10px;width:100%;aspect-ratio:4/3;object-fit:cover}
.mini-name{overflow-wrap:anywhere}
.mini-price{font-weight:700}
.hero{background:linear-gradient(120deg,#1f4d3a,#3c7358 60%,#d9a15c);color:#fff;border-radius:18px;padding:70px 56px}
.hero-title{font:700 42px/1.15 Georgia,"Noto Serif",serif;margin:0 0 12px;max-width:620px}
.hero-text{font-size:18px;opacity:.9;margin-bottom:24px}
.hero-button{background:#fff!important;color:#1f4d3a!important}
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:18px;margin-top:28px}
.tile{background:#fff;border:1px solid #e4dfd2;border-radius:14px;overflow:hidden;font-weight:700;text-align:center}
.tile img{width:100%;aspect-ratio:3/2;object-fit:cover}
.tile-name{display:block;padding:12px}
.product{display:grid;grid-template-columns:minmax(0,480px) 1fr;gap:44px;align-items:start}
.gallery{grid-column:1;grid-row:1}
.facts{grid-column:2;grid-row:1;min-width:0}
.gallery img{width:100%;border-radius:16px}
.big-price{font-size:28px;font-weight:700;margin:12px 0}
.acts{display:flex;flex-wrap:wrap;gap:12px;margin:16px 0 22px}
.act-wishlist,.act-vote,.act-delete{display:inline-block;line-height:1.3;border:1px solid #c9c5b8;background:#fff;border-radius:8px;padding:9px 16px;font:inherit;cursor:pointer}
.act-delete{color:#a33a2a!important}
.prose{color:#43564d;max-width:60ch}
.paragraph{margin:0 0 10px}
.specs{margin-top:20px;background:#fff;border:1px solid #e4dfd2;border-radius:12px;padding:16px 20px}
.specs-title{font-weight:700;margin-bottom:8px}
.spec-table{width:100%;border-collapse:collapse}
.spec-table td{padding:7px 0;border-top:1px solid #efebe0;vertical-align:top}
.spec-table td:first-child{width:38%;color:#6c776f}
.spec-list{margin:0}
.spec-row{display:flex;gap:12px;padding:7px 0;border-top:1px solid #efebe0}
.spec-row dt,.spec-label{width:38%;color:#6c776f;flex:none}
.spec-row dd{margin:0}
.text-page{max-width:680px;margin:0 auto;background:#fff;border:1px solid #e4dfd2;border-radius:14px;padding:32px 40px}
.text-link{padding:4px 0}
.plain{color:#1f4d3a!important;text-decoration:underline!important}
.field{display:block;margin-bottom:12px}
.input{font:inherit;padding:8px 12px;border:1px solid #c9c5b8;border-radius:8px}
.login .input{display:block;width:100%;box-sizing:border-box;margin-top:4px}
.row{display:flex;justify-content:space-between;align-items:center;border-top:1px solid #efebe0;padding:12px 0}
.footer{border-top:1px solid #ddd8ca;padding:26px 0 40px;display:flex;gap:34px;align-items:center;flex-wrap:wrap;color:#5b6a62}
.footer-name{font:700 18px/1 Georgia,"Noto Serif",serif}
.footer-links{display:flex;gap:18px;flex:1}
.newsletter{display:flex;gap:10px;align-items:center}
.newsletter .field{margin:0}
@media(max-width:760px){.columns,.product{grid-template-columns:1fr}.aside,.main,.gallery,.facts{grid-column:1;grid-row:auto}.header{flex-wrap:wrap}.tiles{grid-template-columns:1fr 1fr}}
`;

/** The style sheet with this layout's class names. */
export function blocksStyle(pen: Pen): string {
  return RULES.replaceAll(/\.([a-z][a-z0-9-]*)(?=[\s{,.:>])/g, (_, kind: string) => `.${pen.name(kind)}`);
}
