/** What the declarations say of properties is what their classes say. */
import type { CuboGrid, KubiSheet, TriadBoard, TricuboSheet, TriominoTable } from 'tabletop-elements';
import type {
  CuboGridProps,
  KubiSheetProps,
  TriadBoardProps,
  TricuboSheetProps,
  TriominoTableProps,
} from 'tabletop-elements/vue';

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** `ply` may be set to more than it is read as, and `review` is read as the method of the same name. */
type Shared<Props, Element> = Exclude<keyof Props & keyof Element, 'ply' | 'review'>;

type Differing<Props, Element> = {
  [Name in Shared<Props, Element>]-?: IsSame<Props[Name], Element[Name]> extends true ? never : Name;
}[Shared<Props, Element>];

type Differences =
  | Differing<CuboGridProps, CuboGrid>
  | Differing<KubiSheetProps, KubiSheet>
  | Differing<TriadBoardProps, TriadBoard>
  | Differing<TricuboSheetProps, TricuboSheet>
  | Differing<TriominoTableProps, TriominoTable>;

export const differences: IsSame<Differences, never> = true;
