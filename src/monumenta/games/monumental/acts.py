"""What a civilization does in its Action phase, and what is decided on the way."""

from __future__ import annotations

from monumenta.engine.author.rule import rule
from monumenta.engine.author.tell import tell

from . import tables
from .actions import Action
from .agenda import is_automa, mark_as, marked, pop, push, second_version
from .automa import arbitrate, receive_card, sell_goods
from .city import activate_lines, fill, lay_beside, put_on_top, take_drawn
from .counts import Count, FirstCard
from .display import take
from .effect_text import Op
from .effects import abandon, begin_way, choose_slot, copy_token, get, give, place_soldier, reward_possible
from .explorers import pay_step, pick_up, receive_goods, step
from .land import begin_conquest, build_outpost, reinforce, relocate, send
from .monsters import appear, defeat, drawn_monster, turn_up
from .resources import Res
from .setup import settle_seats
from .state import HEROES_USED, Chosen, Mark, Need, Phase, State, Task, Turn
from .supply import advance_price, card_price, hero_in_force, lose_basic, pay, policy_price, use_token
from .tables import CardType, Lasting
from .wonders import build, settle_wonder
from .words import Word


@rule
def spend_turn(s: State, how: int) -> None:
    """T2: round by round a turn has one turn action; in the base game there is no end to them."""
    if s.mode != Chosen.CLASSIC:
        s.acted = how


# --- the Action phase ---------------------------------------------------------------------------------


@rule
def act(s: State, p: int, action: int) -> None:
    if action < Action.HOME_UNTIL:
        act_at_home(s, p, action)
    elif action < Action.MAP_UNTIL:
        act_on_map(s, p, action)
    elif action < Action.USES_UNTIL:
        spend_turn(s, use(s, p, action))
    else:
        act_otherwise(s, p, action)


@rule
def act_at_home(s: State, p: int, action: int) -> None:
    spend_turn(s, Turn.DONE)
    if action < Action.BUILD:
        buy(s, p, action - Action.BUY)
    elif action < Action.POLICY:
        build(s, p, action - Action.BUILD, 0)
    else:
        develop(s, p, (action - Action.POLICY) % Count.POLICIES)


@rule
def buy(s: State, p: int, card: int) -> None:
    """A1, A2: it goes on top of the deck; a Basic Building comes from its pile."""
    price = card_price(s, p, card)
    if tables.CARD_TYPE[card] == CardType.KNOWLEDGE:
        pay(s, p, Res.SCIENCE, price)
        s.knowledge_by[tables.KNOWLEDGE_NUMBER[card]] = p + 1
        if hero_in_force(s, p, Lasting.CHEAP_KNOWLEDGE):
            mark_as(s, p, Mark.HERO_USED)
    else:
        pay(s, p, Res.PRODUCTION, price)
    if card < FirstCard.DEVELOPMENT:
        s.basics[card - FirstCard.BASIC] -= 1
    else:
        take(s, card)
    put_on_top(s, p, card)


@rule
def develop(s: State, p: int, policy: int) -> None:
    """P1, P3: its bonus, then those of all earlier ones, the oldest first."""
    s.res[p, Res.CULTURE] -= policy_price(s, p)
    n = s.developed[p]
    s.policy[p, n] = policy + 1
    s.developed[p] = n + 1
    s.marks[p] &= ~Mark.POLICY_USED
    civ = s.civ[p] - 1
    for i in range(n - 1, -1, -1):
        push(s, Task.OFFER, tables.POLICY_BONUS[civ, s.policy[p, i] - 1], 1)
    push(s, Task.OFFER, tables.POLICY_BONUS[civ, policy], 1)


@rule
def act_on_map(s: State, p: int, action: int) -> None:
    if action < Action.SOLDIER:
        spend_turn(s, Turn.DONE)
        begin_conquest(s, p, action - Action.CONQUER, 0)
    elif action <= Action.WARLORD:
        spend_turn(s, Turn.DONE if s.move_granularity == Chosen.ONE else Turn.MARCHING)
        pay(s, p, Res.MILITARY, 1)
        push(s, Task.MARCH_TO, action, 0)
    elif action < Action.STEP:
        spend_turn(s, Turn.DONE)
        build_outpost(s, p, action - Action.OUTPOST)
    elif action < Action.PICK:
        spend_turn(s, Turn.EXPLORING)
        pay_step(s, p)
        step(s, p, (action - Action.STEP) // 6, (action - Action.STEP) % 6)
    else:
        e = action - Action.PICK
        if s.mode != Chosen.CLASSIC and not s.moved >> e & 1:
            s.owed = e + 1
        spend_turn(s, Turn.EXPLORING)
        pick_up(s, p, e)


@rule
def use(s: State, p: int, action: int) -> int:
    """E1, T3: use a text; returns what the turn has been spent on."""
    if action == Action.USE_HERO:
        mark_as(s, p, Mark.HERO_USED)
        push(s, Task.OFFER, tables.HERO_TEXT[s.hero[p] - 1], 0)
    elif action == Action.USE_POLICY:
        mark_as(s, p, Mark.POLICY_USED)
        push(s, Task.OFFER, tables.POLICY_TEXT[s.civ[p] - 1, s.policy[p, s.developed[p] - 1] - 1], 0)
    elif action >= Action.USE_DRAWN:
        return use_drawn(s, p, action - Action.USE_DRAWN)
    elif action >= Action.USE_KNOWLEDGE:
        k = action - Action.USE_KNOWLEDGE
        s.used_knowledge |= 1 << k
        text = tables.CARD_TEXT[tables.KNOWLEDGE_CARDS[k]]
        if tables.PROGRAM[text * 2, 0, 0] == Op.COPY_HOST:
            s.user = k + 1
        push(s, Task.OFFER, text, 0)
    else:
        slot = action - Action.USE_SLOT
        s.used[p] |= 1 << slot
        push(s, Task.OFFER, tables.CARD_TEXT[s.city[p, slot]], 0)
    return Turn.DONE


@rule
def use_drawn(s: State, p: int, card: int) -> int:
    """T4: the text of a card drawn in this turn is free."""
    s.unused[p, card] -= 1
    push(s, Task.OFFER, tables.CARD_TEXT[card], 0)
    if s.fresh[card] > 0:
        s.fresh[card] -= 1
        s.fresh_size -= 1
        return s.acted
    return Turn.DONE


@rule
def act_otherwise(s: State, p: int, action: int) -> None:
    if action < Action.GIVE_BACK:
        spend_turn(s, Turn.DONE)
        hire(s, p, action - Action.HIRE)
    elif action == Action.GIVE_BACK:
        give_back(s, p)
    elif action == Action.ADVANCE:
        spend_turn(s, Turn.DONE)
        pay(s, p, Res.SCIENCE, advance_price(s, p))
        push(s, Task.DRAW, 1, 0)
    elif action < Action.PRODUCE:
        spend_turn(s, Turn.DONE)
        defeat(s, p, action - Action.DEFEAT)
    elif action < Action.TOKENS_UNTIL:
        spend_token(s, p, action)
    elif action == Action.PASS:
        mark_as(s, p, Mark.PASSED)
        lose_basic(s, p)
        s.acted = Turn.OVER
    elif action == Action.END_TURN:
        s.acted = Turn.OVER


@rule
def hire(s: State, p: int, hero: int) -> None:
    """H2, H5: for Gold, one at a time; one whose text was used in this turn before it was given back stays used."""
    pay(s, p, Res.GOLD, tables.HERO_COST[hero])
    s.hero_shown &= ~(1 << hero)
    s.hero[p] = hero + 1
    if s.used_knowledge >> (HEROES_USED + hero) & 1:
        mark_as(s, p, Mark.HERO_USED)


@rule
def give_back(s: State, p: int) -> None:
    """H3, H5: at once in the base game; round by round it is laid aside until the display is refilled."""
    if s.mode == Chosen.CLASSIC:
        if second_version(s) and marked(s, p, Mark.HERO_USED):
            s.used_knowledge |= 1 << (HEROES_USED + s.hero[p] - 1)
            s.marks[p] &= ~Mark.HERO_USED
        s.hero_shown |= 1 << (s.hero[p] - 1)
        s.hero[p] = 0
    else:
        mark_as(s, p, Mark.HERO_ASIDE)


@rule
def spend_token(s: State, p: int, action: int) -> None:
    if action == Action.PRODUCE:
        use_token(s, p)
    else:
        trade(s, p, action - Action.TRADE)


@rule
def trade(s: State, p: int, market: int) -> None:
    """X5: shown to all, spent and out of the game."""
    kind = s.held[p, market] - 1
    s.held[p, market] = 0
    s.market_spent[market] |= 1 << kind
    push(s, Task.OFFER, tables.GOODS_REWARD[kind], 0)


# --- decisions on the way -----------------------------------------------------------------------------


@rule
def decide(s: State, p: int, need: int, action: int) -> None:
    """What the acting seat was asked, or the neighbour of an Automa: that is a turn of its own."""
    if is_automa(s, p):
        s.turns += 1
        if need == Need.CONQUERED or need == Need.STEPPED:
            arbitrate(s, p, need, action)
            return
    if need == Need.LINES:
        activate_lines(s, p, (action - Action.CITY_LINES) // 3, (action - Action.CITY_LINES) % 3)
        s.acted = Turn.DONE
    elif need == Need.CIV_CHOSEN:
        s.civ[p] = action - Action.CIV + 1
        s.placing += 1
    elif action == Action.SKIP:
        skip(s, need)
    elif need < Need.EFFECT_UNTIL:
        decide_effect(s, p, need, action)
    elif need < Need.UNITS_UNTIL:
        decide_units(s, p, need, action)
    else:
        decide_place(s, p, need, action)


@rule
def skip(s: State, need: int) -> None:
    """Only a way that would archive on is given up with what it would have brought."""
    if need == Need.ARCHIVED:
        abandon(s)
    elif need == Need.STEPPED:
        s.moved = 0
        pop(s)
    elif need != Need.REINFORCED:
        pop(s)


@rule
def decide_effect(s: State, p: int, need: int, action: int) -> None:
    if need == Need.WAY and action < Action.TOKENS_UNTIL:
        spend_token(s, p, action)  # R7: then the same is asked again
    elif need == Need.WAY:
        effect = s.need_a
        pop(s)
        begin_way(s, effect, action - Action.TAKE_WAY)
    elif need == Need.GET:
        get(s, p, action - Action.RESOURCE)
    elif need == Need.GIVE:
        give(s, p, action - Action.RESOURCE)
    elif need == Need.STAGED:
        pop(s)
        build(s, p, action - Action.BUILD, s.need_a)
    else:
        choose_slot(s, p, action - Action.SLOT)


@rule
def decide_units(s: State, p: int, need: int, action: int) -> None:
    if need == Need.CONQUERED:
        pop(s)
        begin_conquest(s, p, action - Action.CONQUER, s.need_a)
    elif need == Need.UNITS:
        send(s, p, action)
    elif need == Need.REINFORCED:
        reinforce(s, p, action, s.need_a)
    elif need == Need.MARCHED_TO:
        pop(s)
        relocate(s, p, s.need_a, action - Action.TO)
    else:
        s.task_a[s.depth - 1] -= 1
        push(s, Task.MARCH_TO, action, 1)


@rule
def decide_place(s: State, p: int, need: int, action: int) -> None:
    if need == Need.STEPPED:
        step_freely(s, p, action)
    elif need == Need.FLOWN:
        depart(s, p, action)
    elif need == Need.FLOWN_TO:
        pop(s)
        s.explorer[p, s.need_a] = action - Action.TO
        s.moved |= 1 << s.need_a
        push(s, Task.STEPS, 0, s.need_a + 1)
    elif need == Need.SETTLED:
        pop(s)
        settle_wonder(s, s.need_a, action - Action.TO)
    elif need == Need.PLACED:
        pop(s)
        place_soldier(s, p, action - Action.TO)
    elif need == Need.LAIR:
        appear(s, s.need_a, action - Action.TO)
    elif need == Need.COPIED:
        pop(s)
        copy_token(s, p, action - Action.COPY)


@rule
def depart(s: State, p: int, action: int) -> None:
    """X2: an Explorer that goes anywhere; one that acts where it stands goes on from there."""
    pop(s)
    if action < Action.LEAD:
        push(s, Task.FLY_TO, action - Action.PICK, 0)
        pick_up(s, p, action - Action.PICK)
    else:
        push(s, Task.FLY_TO, action - Action.LEAD, 0)


@rule
def step_freely(s: State, p: int, action: int) -> None:
    """X2: an Explorer that an effect moves; once one has begun it goes on alone."""
    top = s.depth - 1
    if action < Action.PICK:
        e = (action - Action.STEP) // 6
        step(s, p, e, (action - Action.STEP) % 6)
        s.task_a[top] -= 1
    else:
        e = action - Action.PICK
        if not s.moved >> e & 1:
            s.owed = e + 1
        pick_up(s, p, e)
    s.task_b[top] = e + 1


# --- what luck decides --------------------------------------------------------------------------------


@rule
def befall(s: State, need: int, action: int) -> None:
    if need < Need.SETUP_UNTIL:
        befall_setup(s, need, action)
    elif need == Need.CARD_DRAWN:
        p = s.need_a
        take_drawn(s, p, action - Action.DRAW)
        if s.need_b:
            fill(s, p, action - Action.DRAW)
        else:
            lay_beside(s, p, action - Action.DRAW)
    elif need == Need.CARD_DEALT:
        card = action - Action.DRAW
        s.display[s.need_a] = card
        s.dev_deck &= ~(1 << (card - FirstCard.DEVELOPMENT))
    elif need == Need.HERO_DRAWN:
        s.hero_shown |= 1 << (action - Action.HERO)
        s.hero_left &= ~(1 << (action - Action.HERO))
        s.task_a[s.depth - 1] -= 1
    elif need == Need.GOODS_DRAWN and is_automa(s, s.seat):
        sell_goods(s, s.seat, s.need_a, action - Action.STOCK)
    elif need == Need.GOODS_DRAWN:
        receive_goods(s, s.seat, s.need_a, action - Action.STOCK)
    elif need == Need.AUTOMA_DRAWN:
        receive_card(s, action - Action.AUTOMA)
    elif need == Need.MONSTER_DRAWN:
        drawn_monster(s, action - Action.MONSTER, s.need_a)
    else:
        befall_token(s, need, action)


@rule
def befall_setup(s: State, need: int, action: int) -> None:
    if need == Need.FIRST_SEAT:
        s.first = action - Action.BEGIN
        s.phase = Phase.SETUP_CIVS
    elif need == Need.CIV_DEALT:
        s.civ[s.seat] = action - Action.CIV + 1
        s.placing += 1
    elif need == Need.FIRST_CAPITAL:
        s.phase = Phase.SETUP_MARKETS
        settle_seats(s, action - Action.CORNER)
    else:
        s.market_city[s.placing] = action - Action.NAME + 1
        s.placing += 1


@rule
def befall_token(s: State, need: int, action: int) -> None:
    """K7: the token is turned up; both rewards for who is entitled to them."""
    p = s.seat
    tile = s.need_a
    both = s.need_b
    if need == Need.TOKEN_MONSTER:
        if action == Action.MONSTER_TOKEN:
            push(s, Task.REVEAL, tile, 2 + both)
        else:
            turn_up(s, p, tile)
    elif need == Need.TOKEN_FACE:
        token = action - Action.FACE
        s.pool[token] -= 1
        s.claimed[p, token] += 1
        s.token[tile] = 0
        reward = tables.TOKEN_REWARD[token]
        if is_automa(s, p):
            s.res[p, Res.GOLD] += tables.TOKEN_GOLD_VALUE[token]
            tell(s, Word.GOLD_GAINED, tables.TOKEN_GOLD_VALUE[token])
        elif both and reward_possible(s, p, reward, 1):
            begin_way(s, reward, 1)
            begin_way(s, reward, 0)
        elif both:
            begin_way(s, reward, 0)
        else:
            push(s, Task.OFFER, reward, 0)
