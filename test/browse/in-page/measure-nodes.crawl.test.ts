import { expect, it } from 'vitest';
import { measureNodes } from '../../../src/browse/in-page/measure-nodes.js';
import { snapshotProgram } from '../../../src/browse/live/snapshot-program.js';
import { enterPageWorld } from '../../../src/browse/live/page-world.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

const LIMITS = { maxNodes: 1_000, maxDepth: 100, maxText: 1_000 };

it('tells where nodes show: in frames, shadow roots, behind labels, not where boxes around them cut them off', async () => {
  const { session } = await browser.open(`<body style="margin:0"><style>div{width:100px;height:20px}</style>
    <div id="plain"></div><div id="gone" style="display:none"></div>
    <div style="overflow:auto"><div id="half" style="margin-top:10px"></div><div id="cut"></div></div>
    <input type="checkbox" id="box" style="position:absolute;opacity:0"><label for="box" style="position:absolute;left:300px;top:5px;width:50px;height:15px">Red</label>
    <iframe style="position:absolute;left:200px;top:100px;border:0;width:90px;height:30px" srcdoc="<body style='margin:0'><p id='framed' style='margin:0;height:50px'>in a frame</p>"></iframe>
    <span id="host" style="position:absolute;left:10px;top:2000px"></span>
    <script>host.attachShadow({ mode: 'open' }).innerHTML = '<i id="deep" style="display:block;width:40px;height:10px"></i>'</script>`);
  const world = await enterPageWorld(session);
  const { rows } = await world.run(snapshotProgram, LIMITS);
  const { places, height } = await world.run(measureNodes, null);
  const placeOf = (id: string): unknown =>
    places[rows.findIndex(({ a = [] }) => a.some((name, at) => name === 'id' && a[at + 1] === id))];
  expect(placeOf('plain')).toEqual([0, 0, 100, 20]);
  expect(placeOf('gone')).toBeNull();
  expect(placeOf('half')).toEqual([0, 30, 100, 10]);
  expect(placeOf('cut')).toBeNull();
  expect(placeOf('box')).toEqual([300, 5, 50, 15]);
  expect(placeOf('framed')).toEqual([200, 100, 90, 30]);
  expect(placeOf('deep')).toEqual([10, 2000, 40, 10]);
  expect(height).toBeGreaterThanOrEqual(2000);
});
