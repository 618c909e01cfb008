/** What a map is made of. Positions and sizes are in units of the map; the camera decides how large that is on the screen. */

/** One place of a board where pieces stand. */
export interface Space {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly shape: 'planet' | 'navpoint' | 'flat-hex' | 'pointy-hex';
  /** The radius; of a hex from the centre to a corner. */
  readonly size: number;
  /** How flat a hex lies: 1 is seen from above. The map says so when it leans back. */
  readonly flat?: number;
  /** What it is, for people who do not see the shape: "planet", "nebula". */
  readonly kind: string;
  /** What else there is to know about it, read aloud after name and kind. */
  readonly note?: string;
  /** What is printed beside it, if not the name; an empty text prints nothing. */
  readonly label?: string;
  /** Where labels would lie on each other the higher rank is printed; a rank below 0 only while it is looked at. */
  readonly rank?: number;
  /** Colour of the surface; whatever it means is also said by `kind`, `note` or a drawing. */
  readonly tone?: string;
  readonly badges?: readonly SpaceBadge[];
  /** The card that tells about it, shown large on hover, long press and with the key "z". */
  readonly face?: string;
}

/** A short sign on a space: a price, a danger number. */
export interface SpaceBadge {
  readonly text: string;
  /** The same in full, for screen readers: "price 3000". */
  readonly says: string;
  readonly look?: 'price' | 'danger' | 'plain';
}

/** A way between two spaces. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** A lane is a line, a passage a dotted one (dangerous, one-way …); neighbouring hexes need none: hidden. */
  readonly look?: 'lane' | 'passage' | 'hidden';
}

/** What lies on the edge between two neighbouring hexes. */
export interface Border {
  readonly between: readonly [string, string];
  readonly look: 'wall' | 'door' | 'open-door' | 'height' | 'stairs';
}

/** Something that stands on a space and may move to another one. */
export interface Piece {
  /** Stays the same while it moves. */
  readonly id: string;
  readonly space: string;
  /** "Anna’s ship", "Hutt patrol, level 2". */
  readonly name: string;
  readonly shape: 'ship' | 'person' | 'disc' | 'square' | 'shield' | 'triangle' | 'star';
  readonly tone: string;
  /** One or two letters or a number on it: colour is never the only sign. */
  readonly mark?: string;
  /** A drawing instead of the mark: the inside of an svg, 24 units wide. */
  readonly drawing?: string;
  /** The face whose picture fills its outline; the tone is its rim, and a drawing lies on it. */
  readonly picture?: string;
  /** The card or token of the kernel that it is: options of this card light it up, a click touches it. */
  readonly card?: number;
  /** The option that it stands for: a click takes it where it is offered. */
  readonly option?: string;
  /** The card that tells about it, shown large where the piece can be touched. */
  readonly face?: string;
  /** Its fixed place beside the middle of the space, as a contact has one; without it all pieces of a space share the middle. */
  readonly at?: { readonly x: number; readonly y: number };
  /** 1 is usual. */
  readonly scale?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
