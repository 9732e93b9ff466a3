import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'api/errors'> = {
  'request.invalid': 'بعض الحقول غير صحيحة.',
  'request.unkeepable': 'يحتوي النص على رموز لا يمكن حفظها.',
  'request.unreadable': 'تعذّرت قراءة الطلب.',
  'request.too_large': 'حجم الطلب كبير جدًا.',
  'request.too_slow': 'استغرق وصول الطلب وقتًا طويلًا. يرجى إعادة المحاولة باتصال أفضل.',
  'request.too_many': 'محاولات كثيرة جدًا. انتظر دقيقة ثم أعد المحاولة.',
  'request.csrf': 'هذه الصفحة مفتوحة منذ وقت طويل. أعد تحميلها.',
  'access.foreign_origin': 'لا يُسمح لهذا الموقع بإرسال طلبات إلى أداة التصميم هذه.',
  'resource.missing': 'هذا غير موجود، أو لا يحق لك الوصول إليه.',
  'uploads.not_an_image': 'هذا الملف ليس صورة بصيغة PNG أو JPEG أو WebP.',
  'uploads.too_large': 'حجم هذا الملف كبير جدًا.',
  'server.failed': 'حدث خطأ ما من جانبنا. يرجى إعادة المحاولة.',
  'server.busy': 'الخدمة مشغولة. أعد المحاولة بعد لحظات.',
};
