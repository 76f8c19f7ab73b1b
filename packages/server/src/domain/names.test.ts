import { expect, test } from 'vitest';
import { whyNotCalled } from './names.ts';

/** Names that people have, many of them short or alike. */
const NAMES = [
  'Ana Anna Anne Anni Ann Hanna Hannah Jan Jana Jane Jean Jon John Joan Johann Ian Iain Ilya Lia Lea Leo Lena Elena Lin',
  'Mia Mai Max Marc Mark Marco Marie Maria Mario Emma Emil Emily Emilie Ella Ela Bill Will Willi Ali Alia Alina Alice',
  'Zoe Zoé Zoë José Jose Ole Ola Åsa Asa Øyvind Łukasz Lukas Lucas Luca Şule Sule Ülkü Ömer Omer Çağla Ağa Nguyễn Nguyên',
  'Анна Аня Яна Алла Елена Алёна Иван Ирина Мария Марина Саша Паша Даша Маша Миша Гриша Оля Юля Толя Коля Оксана Роман',
  'Олена Ганна Їжак Андрій Юрій Сергій Нина Нино Софія Зоя Лев Рая Ася Ева Вера Лера Мила Мика',
  'Άννα Ελένη Μαρία Γιάννης Γιώργος Νίκος Κώστας Σοφία Ζωή Ήρα Λέων Άρης Κατερίνα Δημήτρης Όλγα Φώτης Ιάσων',
  'محمد أحمد محمود حامد علي عمر عمرو فاطمة مريم سارة ليلى ليلي نور نورا زينب حسن حسين حسان خالد جلال هالة هند رانيا',
  'יעל נועה נעה דוד דנה רון רונה אורי אור תמר שרה משה יוסי איתי ליאור ליאורה',
  'さくら ゆい ゆう ゆか ゆき ゆみ はな はなこ ハナ ハル はる たろう 太郎 花子 健 健一 健二 健太 ケン ケンタ カズ 二郎 一郎 エマ ニナ ロミ リン レン',
  '王 玉 李 季 大 太 犬 土 士 工 干 于 千 日 曰 未 末 己 已 巳 王伟 王芳 李娜 李那 刘洋 陈静 陈晨 张敏 张明 人 入 力 刀',
  '민준 서연 지우 지후 하은 하윤 도윤 서준 예준 수아 은우 현우 지민 지은 김 이 박 최',
  'अनिल अनीता सुनील सुनीता राम रमा सीता गीता मीना मीरा สมชาย สมศรี นิด น้อย แดง ดำ',
  'ანა ნანა ნინო ნიკა გია გიორგი Արամ Արմեն Անի Աննա Նարե',
  'Player1 Player2 Player7 Player10 🦊 🐻 🐼 A B C D E F G H J K L M N P Q R S T U V W X Y Z',
].flatMap((names) => names.split(' '));

/** Those among them that hardly anybody can tell apart. */
const ALIKE = ['ليلى ليلي', '土 士'];

const isTaken = (name: string, by: string): boolean => whyNotCalled(name, [{ name: by }]) !== undefined;

test('people with different names may sit at one table, whatever their language', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
  const taken = NAMES.flatMap((name, i) =>
    NAMES.slice(i + 1)
      .filter((other) => isTaken(name, other))
      .map((other) => `${name} ${other}`),
  );
  expect(taken).toEqual(ALIKE);
});

test('a name is taken by itself, and by whatever it takes', () => {
  for (const name of NAMES) {
    expect(isTaken(name, name), name).toBe(true);
    expect(isTaken(`(${name}) `, name), name).toBe(true);
    expect(isTaken(name, `${name}.`), name).toBe(true);
  }
});
