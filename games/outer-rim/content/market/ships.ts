import { buyUsedShip, sequence, shuffleThisBack } from '../words.ts';
import { forSale, instant } from './make.ts';

/** OR-SHIP-04 the ship deck: 9 cards without patrol icons. The price of the used ship is that of the sheet chosen. */
export const shipsForSale = [
  forSale('hwk-290', 5000),
  forSale('gx1-short-hauler', 5000),
  forSale('lancer', 10000),
  forSale('heavy-duty-lifter', 10000),
  forSale('aggressor', 15000),
  forSale('yv-666', 15000),
  forSale('firespray', 20000),
  forSale('yt-1300', 20000),
  instant('ship', 'used-ship-for-sale', 0, sequence(buyUsedShip, shuffleThisBack)),
] as const;
