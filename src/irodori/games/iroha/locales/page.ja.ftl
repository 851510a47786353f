### 色映に生へど（ブラウザ）。文の中の色と札の名前は、その色で表示されます。

## ゲームの進み具合

iroha-page-where-pass = 第{ $deal }ディール/{ $deals } · カードを渡す
iroha-page-where-play = 第{ $deal }ディール/{ $deals } · { $trick }トリック目/{ $tricks }
iroha-page-where-over = 第{ $deal }ディール/{ $deals } 終了

## 各自の札（$cards は枚数、-lowest と -holds と -take-back では札の名前）

iroha-page-dealer = 親
iroha-page-after = 第{ $deal }ディール後
iroha-page-cards = { $cards }枚
iroha-page-nothing = まだなし
iroha-page-face-down = { $tricks }トリック、裏向きで{ $cards }枚
iroha-page-lowest = 色ごとのいちばん小さい札：{ $cards }、今のところ{ $worth }点
iroha-page-in-hand = 手札{ $cards }枚
iroha-page-holds = 手札にあるとわかっている札：{ $cards }
iroha-page-holds-trump = トリックを取りそう
iroha-page-tricks-of = { $who } { $tricks }
iroha-page-houses = 終わったトリック：{ $done }/{ $tricks }　{ $names }

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

iroha-page-lead = あなたのリードです。どの札でも出せ、その色が切り札になります。
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
iroha-page-choose-two = { $who }に渡す札を2枚選んでください。全員が選ぶまで戻せます。
iroha-page-choose-one = { $who }に渡す札をもう1枚選んでください。
iroha-page-stay = { $stay ->
        [0] ほかに{ $suit }は残りません。切り札を取れるようになります。
       *[other] 手札に{ $suit }があと{ $stay }枚残ります。
    }
iroha-page-passed = { $who }に渡す札：{ $cards }。ほかの人を待っています。
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
iroha-page-scored = 第{ $deal }ディール/{ $deals } の得点
iroha-page-deal = ディール
iroha-page-total = 合計
iroha-page-close = 閉じる

## 一番星

iroha-page-star = 一番星
iroha-page-star-why = 一番星を最初に見つけた人が、ひとりで勝ちます。
iroha-page-star-how = 見つけたら、タップするかスペースキーを押してください。1分で暗くなります。
iroha-page-star-sure = もう一度タップ：勝利を分け合う
iroha-page-star-watch = 同点の人たちが探しています。

## キーボード

iroha-page-key-choose = 札を選ぶ
iroha-page-key-play = 札を選ぶ、もう一度で出す
iroha-page-key-not = 選ぶのをやめる
iroha-page-key-last = 前のトリック
iroha-page-key-scores = 各ディールの得点

## 得点表

iroha-page-pad-who = プレイヤー
iroha-page-pad-ask = { $who }が取った札は？
iroha-page-pad-tricks = { $tricks }トリック
iroha-page-pad-elsewhere = { $card }（{ $who }が取った）
