import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const p = await b.newPage({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true});
const c=await p.context().newCDPSession(p); await c.send('Network.enable'); const u={},rows=[];
c.on('Network.responseReceived',e=>u[e.requestId]=e.response.url); c.on('Network.loadingFinished',e=>{if(/\.js$/.test(u[e.requestId]))rows.push([e.encodedDataLength,u[e.requestId].replace(/.*assets\//,'')])});
await p.goto('http://127.0.0.1:4990'+process.argv[2]); await p.waitForTimeout(2500);
rows.sort((a,b)=>b[0]-a[0]); for(const r of rows)console.log(r.join(' ')); console.log(rows.reduce((s,r)=>s+r[0],0));
await b.close();
