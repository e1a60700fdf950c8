import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BookOpen from 'lucide-react/icons/book-open';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Clock3 from 'lucide-react/icons/clock-3';
import CloudOff from 'lucide-react/icons/cloud-off';
import Coins from 'lucide-react/icons/coins';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Expand from 'lucide-react/icons/expand';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Flag from 'lucide-react/icons/flag';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import HandCoins from 'lucide-react/icons/hand-coins';
import Hourglass from 'lucide-react/icons/hourglass';
import House from 'lucide-react/icons/house';
import ImageDown from 'lucide-react/icons/image-down';
import ImageOff from 'lucide-react/icons/image-off';
import ImagePlus from 'lucide-react/icons/image-plus';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Lock from 'lucide-react/icons/lock';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import MessageCircle from 'lucide-react/icons/message-circle';
import MoonStar from 'lucide-react/icons/moon-star';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Scissors from 'lucide-react/icons/scissors';
import Search from 'lucide-react/icons/search';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Share2 from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Timer from 'lucide-react/icons/timer';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';

/** Every icon that the app uses, by lucide's name. `tools/storybook/storyboard.test.ts` fails if an icon is missing here. */
export const icons = {
  'arrow-down': ArrowDown,
  'arrow-down-left': ArrowDownLeft,
  'arrow-down-to-line': ArrowDownToLine,
  'arrow-down-up': ArrowDownUp,
  'arrow-left-right': ArrowLeftRight,
  'arrow-right': ArrowRight,
  'arrow-up-from-line': ArrowUpFromLine,
  'arrow-up-right': ArrowUpRight,
  'book-open': BookOpen,
  camera: Camera,
  'chart-column': ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-question-mark': CircleQuestionMark,
  clock: Clock,
  'clock-3': Clock3,
  'cloud-off': CloudOff,
  coins: Coins,
  copy: Copy,
  download: Download,
  expand: Expand,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  'ferris-wheel': FerrisWheel,
  'file-down': FileDown,
  'file-text': FileText,
  film: Film,
  flag: Flag,
  gift: Gift,
  globe: Globe,
  'hand-coins': HandCoins,
  hourglass: Hourglass,
  house: House,
  'image-down': ImageDown,
  'image-off': ImageOff,
  'image-plus': ImagePlus,
  info: Info,
  'key-round': KeyRound,
  landmark: Landmark,
  languages: Languages,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  'message-circle': MessageCircle,
  'moon-star': MoonStar,
  phone: Phone,
  play: Play,
  'receipt-text': ReceiptText,
  'refresh-cw': RefreshCw,
  'rotate-cw': RotateCw,
  scissors: Scissors,
  search: Search,
  'send-horizontal': SendHorizontal,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  timer: Timer,
  'triangle-alert': TriangleAlert,
  user: User,
  'user-plus': UserPlus,
  wallet: Wallet,
  x: X,
} as const satisfies Record<string, LucideIcon>;
