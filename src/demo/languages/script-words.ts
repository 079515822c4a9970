/** Words of the parts that the shop's program works, in every language. `{n}`, `{a}` are filled in. */

import type { LanguageName } from '../options.js';

/** What the program's parts say. */
export interface ScriptWords {
  readonly showAllOf: string;
  readonly searchIn: string;
  readonly loadMore: string;
  readonly from: string;
  readonly to: string;
  readonly addFilter: string;
  readonly attribute: string;
  readonly operator: string;
  readonly value: string;
  readonly added: string;
  readonly choose: string;
  readonly accept: string;
  readonly decline: string;
  readonly close: string;
  readonly consent: string;
  readonly country: string;
  readonly countries: string;
  readonly buyNow: string;
  readonly review: string;
  readonly send: string;
  readonly clearOrders: string;
  readonly partner: string;
}

/** The words of a language. */
export const SCRIPT_WORDS: Readonly<Record<LanguageName, ScriptWords>> = {
  en: {
    showAllOf: 'Show all {n}',
    searchIn: 'Find in {a}',
    loadMore: 'Load more',
    from: 'From',
    to: 'To',
    addFilter: 'Add filter',
    attribute: 'Property',
    operator: 'Condition',
    value: 'Value',
    added: 'In the shop since',
    choose: 'Please choose',
    accept: 'Accept all',
    decline: 'Only what is needed',
    close: 'Close',
    consent: 'We would like to store cookies on your device.',
    country: 'Where should we send your parcel?',
    countries: 'Austria,Canada,Japan',
    buyNow: 'Buy now',
    review: 'Your review',
    send: 'Send',
    clearOrders: 'Clear my orders',
    partner: 'Our partners',
  },
  de: {
    showAllOf: 'Alle {n} zeigen',
    searchIn: 'In {a} suchen',
    loadMore: 'Mehr laden',
    from: 'Von',
    to: 'Bis',
    addFilter: 'Filter hinzufügen',
    attribute: 'Eigenschaft',
    operator: 'Bedingung',
    value: 'Wert',
    added: 'Im Laden seit',
    choose: 'Bitte wählen',
    accept: 'Alle annehmen',
    decline: 'Nur das Nötige',
    close: 'Schließen',
    consent: 'Wir möchten Cookies auf Ihrem Gerät speichern.',
    country: 'Wohin dürfen wir Ihr Paket schicken?',
    countries: 'Österreich,Kanada,Japan',
    buyNow: 'Sofort kaufen',
    review: 'Ihre Meinung',
    send: 'Senden',
    clearOrders: 'Meine Bestellungen löschen',
    partner: 'Unsere Partner',
  },
  ar: {
    showAllOf: 'عرض الكل ({n})',
    searchIn: 'ابحث في {a}',
    loadMore: 'عرض المزيد',
    from: 'من',
    to: 'إلى',
    addFilter: 'إضافة مرشح',
    attribute: 'الخاصية',
    operator: 'الشرط',
    value: 'القيمة',
    added: 'في المتجر منذ',
    choose: 'يرجى الاختيار',
    accept: 'قبول الكل',
    decline: 'الضروري فقط',
    close: 'إغلاق',
    consent: 'نود تخزين ملفات تعريف الارتباط على جهازك.',
    country: 'إلى أين نرسل طردك؟',
    countries: 'النمسا,كندا,اليابان',
    buyNow: 'اشتر الآن',
    review: 'رأيك',
    send: 'إرسال',
    clearOrders: 'حذف طلباتي',
    partner: 'شركاؤنا',
  },
  ja: {
    showAllOf: '全{n}件を表示',
    searchIn: '{a}から探す',
    loadMore: 'もっと見る',
    from: '下限',
    to: '上限',
    addFilter: '条件を追加',
    attribute: '項目',
    operator: '条件',
    value: '値',
    added: '取扱開始日',
    choose: '選択してください',
    accept: 'すべて同意する',
    decline: '必要なものだけ',
    close: '閉じる',
    consent: 'お使いの端末にクッキーを保存します。',
    country: 'お届け先の国を選んでください',
    countries: 'オーストリア,カナダ,日本',
    buyNow: '今すぐ買う',
    review: 'レビュー',
    send: '送信',
    clearOrders: '注文を削除',
    partner: '提携先',
  },
};
