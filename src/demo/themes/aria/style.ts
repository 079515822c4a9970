/** Style sheet of the ARIA theme: it selects by role and attribute. */

/** The rules. */
export const ARIA_STYLE: string = `
*{box-sizing:border-box}
body{margin:0;background:#101820;color:#e8edf2;font:15px/1.55 "Inter","Helvetica Neue",system-ui,"Noto Sans","Noto Sans CJK JP","Noto Sans Arabic",sans-serif}
a{color:#f2c14e;text-decoration:none}
a:hover{text-decoration:underline}
img{display:block;max-width:100%}
input,select{font:inherit;color:inherit;background:#1c2833;border:1px solid #3b4b5a;border-radius:4px;padding:6px 10px;max-width:100%}
input[type=submit]{background:#f2c14e;color:#101820;border-color:#f2c14e;font-weight:600;cursor:pointer}
[data-name]::before{content:attr(data-name);font-weight:700;color:#aebccb;margin-inline-end:10px}
[role=banner]{display:flex;flex-wrap:wrap;align-items:center;gap:24px;padding:18px 40px;background:#18232d}
[role=banner]>a:first-child{font-size:24px;font-weight:800;color:#fff;letter-spacing:.02em}
[role=search]{flex:1;display:flex;gap:8px}
[role=search] input[type=search]{flex:1;max-width:460px}
[role=banner] [role=list],[role=contentinfo] [role=list],[data-part=bars] [role=list],[data-part=crumbs] [role=list]{display:flex;flex-wrap:wrap;gap:22px}
[data-part=bars]{display:flex;justify-content:space-between;padding:10px 40px;border-bottom:1px solid #2a3947}
[data-part=bars] [aria-current]{color:#fff;font-weight:700}
[data-part=crumbs]{padding:12px 40px 0;font-size:13px}
[data-part=crumbs] [role=list]{gap:8px}
[data-part=crumbs] [role=listitem]+[role=listitem]::before{content:"›";margin-inline-end:8px;color:#62727f}
[role=main]{padding:24px 40px;max-width:1320px}
[role=heading][aria-level="1"]{font-size:30px;font-weight:800;line-height:1.2;margin-bottom:6px}
[data-part=columns]{display:grid;grid-template-columns:260px 1fr;gap:40px;align-items:start}
[role=complementary]{grid-column:1;grid-row:1}
[data-part=columns]>[role=region]{grid-column:2;grid-row:1;min-width:0}
[role=complementary] [role=group],[role=complementary] details{border-top:1px solid #2a3947;padding:12px 0}
[role=complementary] [role=group]>[id$=-name]{font-weight:700;color:#aebccb}
[role=complementary] [role=group]::before{display:block}
[role=complementary] [role=listitem]{display:flex;gap:6px;padding:1px 0}
[role=complementary] a{color:#e8edf2}
[role=complementary] [aria-current]{color:#f2c14e;font-weight:700}
[role=complementary] [role=note]{margin-inline-start:auto;color:#7f8f9c;font-variant-numeric:tabular-nums}
[role=complementary] [role=img][style]{display:inline-block;width:34px;height:16px;border:1px solid #fff6}
[role=complementary] input[type=submit]{margin-top:12px;width:100%}
[role=complementary] select{width:100%}
[role=status]{color:#aebccb;margin-bottom:10px}
[data-part=tools]{display:flex;flex-wrap:wrap;gap:8px 28px;padding:10px 0;border-block:1px solid #2a3947;margin:10px 0 18px;font-size:14px}
[role=toolbar]{display:flex;flex-wrap:wrap;gap:12px}
[role=toolbar] [aria-current]{color:#fff;font-weight:700}
[data-part=chips]{display:flex;gap:16px;align-items:center}
[data-part=chips] [role=list]{display:flex;gap:10px}
[data-part=chips] [role=listitem]{background:#2a3947;border-radius:4px;padding:2px 10px}
[role=list][aria-labelledby]{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:24px}
[role=list][aria-labelledby]>[role=listitem]{background:#18232d;border-radius:8px;padding:0 14px 14px;position:relative;overflow:hidden}
[role=list][aria-labelledby] img{width:calc(100% + 28px);max-width:none;margin:0 -14px 12px;aspect-ratio:4/3;object-fit:cover}
[role=list][aria-labelledby] [role=heading]{font-weight:700;font-size:16px;color:#fff;line-height:1.3;overflow-wrap:anywhere}
[role=list][aria-labelledby] [role=img]{color:#f2c14e}
[role=list][aria-labelledby] form{margin-top:8px}
[role=list][aria-labelledby] input[type=submit]{background:none;color:#f2c14e}
[role=list][aria-labelledby] [role=note]{position:absolute;top:8px;inset-inline-start:8px;background:#101820cc;padding:1px 8px;border-radius:4px;font-size:12px}
[data-part=price]{font-size:18px;font-weight:700}
[role=alert]{padding:60px 0;font-size:18px;color:#aebccb}
[role=region] [role=navigation]{display:flex;flex-wrap:wrap;gap:6px;margin:30px 0}
[role=region] [role=navigation] a,[role=region] [role=navigation]>span{padding:6px 12px;border-radius:4px;background:#18232d}
[role=region] [role=navigation] [aria-current]{background:#f2c14e;color:#101820}
[role=region][data-name]{margin-top:36px}
[role=region][data-name]::before{display:block;font-size:19px;margin-bottom:12px}
[role=region][data-name] [role=list]{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}
[role=region][data-name] [role=listitem] a{display:flex;flex-direction:column;gap:4px;color:#e8edf2;overflow-wrap:anywhere}
[role=region][data-name] img{border-radius:8px;width:100%;aspect-ratio:4/3;object-fit:cover}
[data-part=hero]{background:linear-gradient(100deg,#24405f,#8c5a2c);border-radius:12px;padding:70px 56px}
[data-part=hero] [role=heading]{font-size:44px;max-width:720px}
[data-part=hero] a{display:inline-block;margin-top:16px;background:#f2c14e;color:#101820;padding:10px 22px;border-radius:4px;font-weight:700}
[data-part=tiles] [role=list]{display:grid;grid-template-columns:repeat(4,1fr);gap:18px;margin-top:24px}
[data-part=tiles] a{display:block;background:#18232d;border-radius:8px;overflow:hidden;text-align:center;font-weight:700}
[data-part=tiles] img{width:100%;aspect-ratio:3/2;object-fit:cover;margin-bottom:8px}
[data-part=tiles] span{display:block;padding:4px 0 12px}
[data-part=product]{display:grid;grid-template-columns:minmax(0,460px) 1fr;gap:44px;align-items:start}
[data-part=picture]{grid-column:1;grid-row:1}
[data-part=facts]{grid-column:2;grid-row:1;min-width:0}
[data-part=picture] img{width:100%;border-radius:10px}
[data-part=facts]>[role=img]{color:#f2c14e}
[data-part=facts]>[data-part=price]{font-size:28px;margin:10px 0}
[data-part=acts]{display:flex;flex-wrap:wrap;gap:12px;margin:14px 0}
[role=paragraph]{margin:0 0 10px;max-width:62ch;color:#c4cfd9}
[data-part=specs]{margin-top:18px;border-top:1px solid #2a3947;padding-top:10px}
[data-part=specs]::before{display:block;padding-bottom:6px}
[data-part=specs]>div{display:flex;gap:16px;padding:6px 0;border-top:1px solid #1f2c37}
[data-part=specs]>div>:first-child{width:36%;color:#8fa0ae;flex:none}
[data-page=text],[data-page=login],[data-page=rows]{max-width:760px}
[data-page=login] form>div{margin-bottom:12px}
[data-page=rows] [role=listitem]{display:flex;justify-content:space-between;padding:10px 0;border-top:1px solid #2a3947}
[role=contentinfo]{display:flex;flex-wrap:wrap;justify-content:space-between;gap:20px;padding:26px 40px;background:#18232d;margin-top:30px}
body>[role=region]{padding:0 40px}
summary{cursor:pointer;font-weight:700}
`;
