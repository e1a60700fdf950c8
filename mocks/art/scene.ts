import type { GameCategory } from '../db/rows';
import { type Colours, coloursAt, svgAddress } from './colours';

type Scene = (colours: Colours) => string;

const moon = (c: Colours, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.light}"/><circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${c.light}" fill-opacity=".15"/>`;

/** Stars above the horizon. The same colours give the same sky. */
const stars = ({ light, hash }: Colours) =>
  Array.from({ length: 14 }, (_, index) => {
    const x = (hash % 97) * (index + 3) * 7;
    const y = (hash % 61) * (index + 5) * 3;
    return `<circle cx="${x % 320}" cy="${y % 80}" r="${1 + (index % 3) / 2}" fill="${light}" fill-opacity=".7"/>`;
  }).join('');

const hills = (c: Colours) =>
  `<path d="M0 112q50-44 104-14t96-24 120 20v66H0z" fill="${c.deep}" fill-opacity=".55"/><path d="M0 132q70-30 150-8t170-14v50H0z" fill="${c.deep}"/>`;

const waves = (c: Colours) =>
  `<path d="M0 108h320v52H0z" fill="${c.deep}" fill-opacity=".7"/><path d="M0 120q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M0 138q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="${c.light}" stroke-opacity=".45" stroke-width="3"/>`;

const temple = (c: Colours, x: number) =>
  `<g fill="${c.light}" fill-opacity=".9"><path d="M${x} 44l5 26h-10zM${x - 26} 82q22-4 26-22 4 18 26 22l-6 6h-40zM${x - 42} 108q30-4 42-24 12 20 42 24l-8 6h-68z"/><path d="M${x - 30} 114h60v22h-60z" fill-opacity=".6"/></g>`;

/** Functions that draw a scene of 320 x 160 px over a ground of two colours, by category. */
const scenes: Record<GameCategory, readonly Scene[]> = {
  slot: [
    // A lotus on a pond.
    (c) =>
      `${moon(c, 252, 42, 18)}${waves(c)}<g fill="${c.light}"><path d="M160 62q20 26 0 56-20-30 0-56z"/><path d="M122 76q32 10 34 42-34-6-34-42zM198 76q-32 10-34 42 34-6 34-42z" fill-opacity=".85"/><path d="M96 98q34-4 56 22-40 8-56-22zM224 98q-34-4-56 22 40 8 56-22z" fill-opacity=".65"/></g>`,
    // A circus tent.
    (c) =>
      `${stars(c)}${hills(c)}<path d="M160 34l84 62v36H76V96z" fill="${c.light}"/><path d="M160 34l-28 98h-28l-8-52zM160 34l28 98h28l8-52z" fill="${c.main}"/><path d="M160 34V14l22 8-22 8" fill="${c.light}"/><path d="M146 132q14-40 28 0z" fill="${c.deep}"/>`,
    // A planet with its ring.
    (c) =>
      `${stars(c)}<circle cx="176" cy="76" r="42" fill="${c.light}"/><path d="M140 54q36 16 74 4M134 78q40 18 84 2M144 102q30 10 62 0" fill="none" stroke="${c.main}" stroke-opacity=".5" stroke-width="6"/><ellipse cx="176" cy="76" rx="86" ry="20" fill="none" stroke="${c.light}" stroke-opacity=".75" stroke-width="5" transform="rotate(-16 176 76)"/>${moon(c, 58, 112, 10)}`,
    // A storm over mountains.
    (c) =>
      `<path d="M0 140l70-76 46 46 50-64 62 70 34-30 58 54v20H0z" fill="${c.deep}"/><path d="M166 46l-18 24 18 12 16-10z" fill="${c.light}" fill-opacity=".8"/><path d="M236 12l-28 46h20l-10 40 44-56h-24l16-30z" fill="${c.light}"/><path d="M40 34q4-22 30-20 14-16 34 0 22 0 20 20z" fill="${c.light}" fill-opacity=".35"/>`,
    // A gate in the sea.
    (c) =>
      `${moon(c, 160, 66, 26)}${waves(c)}<g fill="${c.light}"><path d="M84 44q76 18 152 0l4 14q-80 16-160 0z"/><path d="M104 60h14v74h-14zM202 60h14v74h-14z"/><path d="M98 78h124v8H98z" fill-opacity=".8"/></g>`,
    // Cards and coins on a table.
    (c) =>
      `<path d="M0 118h320v42H0z" fill="${c.deep}"/><g stroke="${c.deep}" stroke-width="3"><rect x="104" y="40" width="58" height="84" rx="8" fill="${c.light}" transform="rotate(-14 133 82)"/><rect x="148" y="34" width="58" height="84" rx="8" fill="${c.light}" transform="rotate(8 177 76)"/></g><path d="M178 56q20 16 0 40-20-24 0-40z" fill="${c.main}"/><g fill="${c.light}"><ellipse cx="246" cy="124" rx="24" ry="8"/><ellipse cx="246" cy="114" rx="24" ry="8" stroke="${c.deep}" stroke-width="2"/><ellipse cx="246" cy="104" rx="24" ry="8" stroke="${c.deep}" stroke-width="2"/></g>`,
    // Koi in a pond.
    (c) =>
      `<path d="M0 0h320v160H0z" fill="${c.deep}" fill-opacity=".35"/><g fill="none" stroke="${c.light}" stroke-opacity=".25" stroke-width="3"><ellipse cx="120" cy="82" rx="78" ry="44"/><ellipse cx="120" cy="82" rx="108" ry="66"/></g><g fill="${c.light}"><path d="M70 96q30-46 76-26 16 6 26-6l6 34q-14-8-30 2-44 26-78-4z"/><path d="M206 52q22-26 50-10 10 4 18-4l2 24q-10-6-20 0-28 14-50-10z" fill-opacity=".7"/></g><circle cx="88" cy="90" r="4" fill="${c.deep}"/><path d="M250 128a22 12 0 1 0 22-12l-6 12z" fill="${c.light}" fill-opacity=".4"/>`,
    // Bamboo by moonlight.
    (c) =>
      `${moon(c, 214, 56, 30)}<g stroke="${c.deep}" stroke-width="14"><path d="M60 0v160M112 0v160M286 0v160"/></g><g stroke="${c.light}" stroke-opacity=".6" stroke-width="3"><path d="M53 46h14M53 104h14M105 28h14M105 88h14M279 62h14M279 124h14"/></g><path d="M66 40q40-18 62 4-36 10-62-4zM118 82q38-26 66-6-34 18-66 6zM280 58q-40-22-66 2 36 14 66-2z" fill="${c.light}" fill-opacity=".75"/>${hills(c)}`,
    // A serpent in the river.
    (c) =>
      `${stars(c)}${moon(c, 70, 44, 16)}<path d="M60 132q20-60 54-28t48-14 40-34q20-16 40 2l22 2-14 18q-22 8-32-6-18 10-24 38-16 38-52 16-24-14-44 16z" fill="${c.light}"/><circle cx="238" cy="62" r="4" fill="${c.deep}"/>${waves(c)}`,
  ],
  sport: [
    // A stadium at night.
    (c) =>
      `${stars(c)}<path d="M24 88q136-56 272 0v36H24z" fill="${c.deep}"/><path d="M40 100q120-40 240 0l-40 46H80z" fill="${c.light}" fill-opacity=".8"/><path d="M160 78v68M74 118h172" stroke="${c.main}" stroke-width="3"/><ellipse cx="160" cy="112" rx="24" ry="10" fill="none" stroke="${c.main}" stroke-width="3"/><g fill="${c.light}"><path d="M36 30h30v14H36zM254 30h30v14h-30z"/><path d="M48 44h6v50h-6zM266 44h6v50h-6z" fill-opacity=".6"/></g>`,
    // A temple by the river at dusk.
    (c) => `${moon(c, 248, 50, 22)}${temple(c, 132)}${hills(c)}`,
    // A rabbit in front of the moon.
    (c) =>
      `${stars(c)}<circle cx="190" cy="68" r="52" fill="${c.light}"/><path d="M158 116q-8-34 22-40-12-40 0-44 12 6 8 42 6-38 18-38 8 8-6 44 26 14 14 36z" fill="${c.deep}"/>${hills(c)}`,
    // The sun over a harbour.
    (c) =>
      `<circle cx="160" cy="104" r="46" fill="${c.light}"/><path d="M160 34V14M110 50L96 34M210 50l14-16M84 92H62M236 92h22" stroke="${c.light}" stroke-width="6" stroke-linecap="round"/>${waves(c)}<path d="M214 118h64l-12 20h-40zM242 112V70l26 40z" fill="${c.deep}"/>`,
  ],
  lotto: [
    // A temple with a paper ticket in the sky.
    (c) =>
      `${temple(c, 96)}<g transform="rotate(10 226 66)"><path d="M178 40h96v16a8 8 0 0 0 0 16v16h-96V72a8 8 0 0 0 0-16z" fill="${c.light}"/><path d="M244 44v40" stroke="${c.main}" stroke-width="3"/><path d="M192 56h36M192 70h26" stroke="${c.main}" stroke-width="5"/></g>${hills(c)}`,
    // A longtail boat.
    (c) =>
      `${moon(c, 72, 46, 20)}<path d="M0 104l60-30 40 18 60-34 70 40 40-16 50 22z" fill="${c.deep}" fill-opacity=".6"/>${waves(c)}<path d="M78 112q80 22 172-12l22-22-8 34q-40 30-130 26-40-2-56-26z" fill="${c.light}"/><path d="M128 112V86h64v18" fill="none" stroke="${c.light}" stroke-width="6"/>`,
    // A bridge with lottery balls rising like lanterns.
    (c) =>
      `${stars(c)}<g fill="${c.light}"><circle cx="84" cy="52" r="18"/><circle cx="150" cy="34" r="14" fill-opacity=".8"/><circle cx="214" cy="58" r="20"/><circle cx="270" cy="30" r="11" fill-opacity=".7"/></g><g fill="none" stroke="${c.main}" stroke-width="4"><circle cx="84" cy="52" r="9"/><circle cx="214" cy="58" r="10"/></g>${waves(c)}<path d="M0 112q80-44 160 0t160 0" fill="none" stroke="${c.light}" stroke-width="6"/><path d="M0 116h320" stroke="${c.light}" stroke-width="6"/>`,
  ],
};

/**
 * Returns a card's background of 320 x 160 px, as a data URL. `place` is the game's index in the catalogue, and `nth` its
 * index in its category, so that neighbours differ in hue and scene.
 */
export function gameBackground(place: number, category: GameCategory, nth: number): string {
  const colours = coloursAt(place);
  const list = scenes[category];
  const draw = list[nth % list.length] as Scene;
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" width="320" height="160"><defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="${colours.deep}"/><stop offset="1" stop-color="${colours.main}"/></linearGradient></defs><rect width="320" height="160" fill="url(#b)"/>${draw(colours)}</svg>`,
  );
}
