### 色映に生へど（ブラウザ）。文の中の色と札の名前は、その色で表示されます。

## ゲームの進み具合

iroha-page-where-pass = 第{ $deal }ディール（全{ $deals }）・カードを渡す
iroha-page-where-play = 第{ $deal }ディール（全{ $deals }）・{ $trick }トリック目（全{ $tricks }）
iroha-page-where-over = 第{ $deal }ディール（全{ $deals }）終了

## 各自の札（$cards は枚数、-lowest と -holds と -take-back では札の名前）

iroha-page-dealer = 親
iroha-page-after = 第{ $deal }ディール後
iroha-page-cards = { $cards }枚
iroha-page-nothing = まだなし
iroha-page-face-down = { $tricks }トリック、裏向きで{ $cards }枚
iroha-page-lowest = 色ごとの一番小さいカード：{ $cards }、今のところ{ $worth }点
iroha-page-in-hand = 手札{ $cards }枚
iroha-page-holds = 手札にあるとわかっているカード：{ $cards }
iroha-page-holds-trump = 今はトリックを取る
iroha-page-tricks-of = { $who } { $tricks }
iroha-page-houses = 終わったトリック：{ $done }（全{ $tricks }）　{ $names }

## トリック

iroha-page-led = リード
iroha-page-took-trump = 切り札に
iroha-page-followed = フォロー
iroha-page-takes-it = 取った
iroha-page-now = 今
iroha-page-last = 最後
iroha-page-place = { $place }番目
iroha-page-last-trick = 前のトリック

## できること（$card と $suits は名前、$who と $names は人）

iroha-page-lead = あなたのリードです。どのカードでも出せ、その色が切り札になります。
iroha-page-follow-one = フォローしてください：{ $suits }
iroha-page-follow-many = フォローしてください。色は選べます：{ $suits }
iroha-page-void = { $suits }が手札にないので、何を出しても切り札になります。
iroha-page-opens = { $card }の色が切り札になります。このあと：{ $names }
iroha-page-wins = { $card }でトリックを取ります。
iroha-page-walks = { $card }が切り札になります。このあと：{ $names }
iroha-page-holding = 今のところ{ $card }が勝っています。このあと：{ $names }
iroha-page-leaves = { $card }なら、トリックは{ $who }のままです。
iroha-page-brings = { $who } { $points }
iroha-page-so-far = 今のところ{ $who }の{ $card }が取ります。
iroha-page-leads = { $who }のリードです。
iroha-page-rests = { $card }（今は選べません）

## カードを渡す

iroha-page-passing = 全員が左隣に2枚ずつ渡します。
iroha-page-choose-two = { $who }に渡すカードを2枚選んでください。全員が選ぶまで戻せます。
iroha-page-choose-one = { $who }に渡すカードをもう1枚選んでください。
iroha-page-stay = { $stay ->
        [0] ほかに{ $suit }は残りません。切り札を取れるようになります。
       *[other] 手札に{ $suit }があと{ $stay }枚残ります。
    }
iroha-page-passed = { $who }に渡すカード：{ $cards }。ほかの人を待っています。
iroha-page-pass-both = 2枚を渡す
iroha-page-undo = 戻す
iroha-page-take-back = { $cards }を戻す
iroha-page-one-more = もう1枚
iroha-page-on-left = 左隣
iroha-page-from-right = 2枚くれます

## 今起きたこと

iroha-page-news-led = { $who }が{ $card }をリードしました。
iroha-page-news-followed = { $who }は{ $card }でフォローしました。
iroha-page-news-trump = { $who }は{ $suits }がなく、{ $card }が切り札に。
iroha-page-news-trick = { $trick }トリック目は{ $who }の{ $card }が取りました。
iroha-page-news-deal = 親は{ $who }。9枚ずつ配り、{ $aside }枚は脇に置きました。
iroha-page-news-passed = 全員が左隣に2枚渡しました。
iroha-page-news-received = { $who }から：{ $cards }

## 得点

iroha-page-scores = 得点
iroha-page-scored = 第{ $deal }ディール（全{ $deals }）の得点
iroha-page-deal = ディール
iroha-page-total = 合計
iroha-page-close = 閉じる

## 一番星

iroha-page-star = 一番星
iroha-page-star-why = 一番星を最初に見つけた人が単独で勝ちます。
iroha-page-star-how = 見つけたら、タップするかスペースキーを押してください。1分で暗くなります。
iroha-page-star-sure = もう一度タップ：勝利を分け合う
iroha-page-star-watch = 同点の人たちが探しています。

## キーボード

iroha-page-key-choose = カードを選ぶ
iroha-page-key-play = カードを選ぶ、もう一度で出す
iroha-page-key-not = 選ぶのをやめる
iroha-page-key-last = 前のトリック
iroha-page-key-scores = 各ディールの得点

## 得点表

iroha-page-pad-who = プレイヤー
iroha-page-pad-ask = { $who }が取ったカードは？
iroha-page-pad-tricks = { $tricks }トリック
iroha-page-pad-elsewhere = { $card }（{ $who }が取った）

## 練習：左隣がハル、右隣がソラ

iroha-lesson-cards = カードは9枚、トリックは9回。取った色ごとに、一番小さいカードの数から、残りのカード1枚につき1を引いた点になります。たくさん取ればよいわけではありません。
iroha-lesson-pass = はじめに全員が左隣へ2枚渡します。小さいカードは色の点を下げるので、花の2をHaruさんに渡しましょう。
iroha-lesson-alone = 扇はこの1枚だけです。渡してしまえば、扇がリードされたとき好きなカードを出せます。もう一度触れるか、ボタンで2枚を渡します。
iroha-lesson-received = 右隣のSoraさんから花の1と鳥の2が来ました。最初のトリックは、親の左隣のHaruさんがリードします。
iroha-lesson-follow = Haruさんが花をリードしたので花が切り札です。花があればフォローします。カードの上に、誰が取り何点になるかが出ています。花の1でSoraさんに譲りましょう。
iroha-lesson-worth = Soraさんは花が3枚。一番小さい1から残り2枚分を引いて−1点です。誰が取ったかは町の窓に残ります。
iroha-lesson-ahead = 今度は波が切り札です。5なら今は勝てますが、あとにHaruさんがいます。出してみましょう。
iroha-lesson-walks = Haruさんは波を持っていませんでした。そのため扇の6がすぐに切り札になり、トリックを取りました。提灯は切り札とともに歩きます。
iroha-lesson-either = 月と鳥の2色が出ています。どちらの色でもフォローできます。Soraさんの鳥の6が勝つので、小さい鳥の2を出しましょう。
iroha-lesson-void = 鳥がリードされましたが、鳥がありません。何を出しても切り札になります。月の6なら、Haruさんに負けることはまずありません。
iroha-lesson-lead = 取れました。ただ、Haruさんの月の3のため、月は3−1点です。トリックを取った人が、次を好きなカードでリードします。波の2を手放しましょう。
iroha-lesson-only = Soraさんが花をリードし、花は1枚だけ。5を出すしかありません。
iroha-lesson-last = 扇と鳥が出ていて、どちらも持っていません。しかも最後の番です。波の6で必ず取れて、6点です。
iroha-lesson-again = 窓はあと3つ。あなたのリードです。月の5を出して、誰かが切り札を持っていくのを待ちましょう。
iroha-lesson-end = 残りは1枚なので、選べません。
iroha-lesson-scores = あなたは9点：鳥1−1、月3−1、扇1、波6。全員が1回ずつ親をして、合計点が最も高い人の勝ちです。これで全部です。さあ、遊びましょう。
