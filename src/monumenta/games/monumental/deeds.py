"""What a civilization does in its Action phase, and what is decided on the way."""

from __future__ import annotations

from monumenta.engine.author.rule import rule

from .agenda import is_automa, mark_as, marked, pop, push, second_version
from .automa import arbitrate, receive_card, sell_goods
from .city import activate_lines, fill, lay_beside, put_on_top, take_drawn
from .display import take
from .effects import COPY_HOST, C, G, M, P, S
from .explorers import pay_step, pick_up, receive_goods, step
from .land import begin_conquest, build_outpost, reinforce, relocate, send
from .monsters import appear, defeat, drawn_monster, turn_up
from .setup import settle_seats
from .state import (
    ADVANCE,
    ARCHIVED,
    AUTOMA,
    AUTOMA_DRAWN,
    BASICS,
    BEGIN,
    BUILD,
    BUY,
    CARD_DEALT,
    CARD_DRAWN,
    CITY_LINES,
    CITY_NAME,
    CIV,
    CIV_CHOSEN,
    CIV_DEALT,
    CONQUER,
    CONQUERED,
    COPIED,
    COPY,
    CORNER,
    DEFEAT,
    DEVELOPMENT,
    DONE,
    DRAW,
    END_TURN,
    EXPLORING,
    FACE,
    FIRST_CAPITAL,
    FIRST_SEAT,
    FLOWN,
    FLOWN_TO,
    GET,
    GIVE,
    GIVE_BACK,
    GOODS_DRAWN,
    HERO,
    HERO_ASIDE,
    HERO_DRAWN,
    HERO_USED,
    HEROES_USED,
    HIRE,
    LAIR,
    LEAD,
    LINES,
    MARCHED_TO,
    MARCHING,
    MONSTER,
    MONSTER_DRAWN,
    MONSTER_TOKEN,
    NAME,
    OFFER,
    OUTPOST,
    PASS,
    PASSED,
    PICK,
    PLACED,
    POLICIES,
    POLICY,
    POLICY_USED,
    PRODUCE,
    REINFORCED,
    RESOURCE,
    SETTLED,
    SETUP_CIVS,
    SETUP_MARKETS,
    SKIP,
    SLOT,
    SOLDIER,
    STAGED,
    STEP,
    STEPPED,
    STOCK,
    T_DRAW,
    T_FLY_TO,
    T_MARCH_TO,
    T_REVEAL,
    T_STEPS,
    TAKE_WAY,
    TO,
    TOKEN_FACE,
    TOKEN_MONSTER,
    TRADE,
    TURN_OVER,
    UNITS,
    USE_DRAWN,
    USE_HERO,
    USE_KNOWLEDGE,
    USE_POLICY,
    USE_SLOT,
    WARLORD,
    WAY,
    State,
)
from .supply import advance_price, card_price, hero_in_force, lose_basic, pay, policy_price, use_token
from .tables import (
    CARD_TEXT,
    CARD_TYPE,
    CHEAP_KNOWLEDGE,
    GOODS_REWARD,
    HERO_COST,
    HERO_TEXT,
    KNOWLEDGE_CARD,
    KNOWLEDGE_CARDS,
    KNOWLEDGE_NUMBER,
    POLICY_BONUS,
    POLICY_TEXT,
    PROGRAM,
    TOKEN_GOLD_VALUE,
    TOKEN_REWARD,
)
from .wonders import build, settle_wonder
from .works import abandon, begin_way, choose_slot, copy_token, get, give, place_soldier, reward_possible


@rule
def spend_turn(s: State, how: int) -> None:
    """T2: round by round a turn has one turn action; in the base game there is no end to them."""
    if not s.classic:
        s.acted = how


# --- the Action phase ---------------------------------------------------------------------------------


@rule
def act(s: State, p: int, action: int) -> None:
    if action < CONQUER:
        act_at_home(s, p, action)
    elif action < USE_SLOT:
        act_on_map(s, p, action)
    elif action < HIRE:
        spend_turn(s, use(s, p, action))
    else:
        act_otherwise(s, p, action)


@rule
def act_at_home(s: State, p: int, action: int) -> None:
    spend_turn(s, DONE)
    if action < BUILD:
        buy(s, p, action - BUY)
    elif action < POLICY:
        build(s, p, action - BUILD, 0)
    else:
        develop(s, p, (action - POLICY) % POLICIES)


@rule
def buy(s: State, p: int, card: int) -> None:
    """A1, A2: it goes on top of the deck; a Basic Building comes from its pile."""
    price = card_price(s, p, card)
    if CARD_TYPE[card] == KNOWLEDGE_CARD:
        pay(s, p, S, price)
        s.knowledge_by[KNOWLEDGE_NUMBER[card]] = p + 1
        if hero_in_force(s, p, CHEAP_KNOWLEDGE):
            mark_as(s, p, HERO_USED)
    else:
        pay(s, p, P, price)
    if card < DEVELOPMENT:
        s.basics[card - BASICS] -= 1
    else:
        take(s, card)
    put_on_top(s, p, card)


@rule
def develop(s: State, p: int, policy: int) -> None:
    """P1, P3: its bonus, then those of all earlier ones, the oldest first."""
    s.res[p, C] -= policy_price(s, p)
    n = s.developed[p]
    s.policy[p, n] = policy + 1
    s.developed[p] = n + 1
    s.marks[p] &= ~POLICY_USED
    civ = s.civ[p] - 1
    for i in range(n - 1, -1, -1):
        push(s, OFFER, POLICY_BONUS[civ, s.policy[p, i] - 1], 1)
    push(s, OFFER, POLICY_BONUS[civ, policy], 1)


@rule
def act_on_map(s: State, p: int, action: int) -> None:
    if action < SOLDIER:
        spend_turn(s, DONE)
        begin_conquest(s, p, action - CONQUER, 0)
    elif action <= WARLORD:
        spend_turn(s, DONE if s.move_one else MARCHING)
        pay(s, p, M, 1)
        push(s, T_MARCH_TO, action, 0)
    elif action < STEP:
        spend_turn(s, DONE)
        build_outpost(s, p, action - OUTPOST)
    elif action < PICK:
        spend_turn(s, EXPLORING)
        pay_step(s, p)
        step(s, p, (action - STEP) // 6, (action - STEP) % 6)
    else:
        e = action - PICK
        if not s.classic and not s.moved >> e & 1:
            s.owed = e + 1
        spend_turn(s, EXPLORING)
        pick_up(s, p, e)


@rule
def use(s: State, p: int, action: int) -> int:
    """E1, T3: use a text; returns what the turn has been spent on."""
    if action == USE_HERO:
        mark_as(s, p, HERO_USED)
        push(s, OFFER, HERO_TEXT[s.hero[p] - 1], 0)
    elif action == USE_POLICY:
        mark_as(s, p, POLICY_USED)
        push(s, OFFER, POLICY_TEXT[s.civ[p] - 1, s.policy[p, s.developed[p] - 1] - 1], 0)
    elif action >= USE_DRAWN:
        return use_drawn(s, p, action - USE_DRAWN)
    elif action >= USE_KNOWLEDGE:
        k = action - USE_KNOWLEDGE
        s.used_knowledge |= 1 << k
        text = CARD_TEXT[KNOWLEDGE_CARDS[k]]
        if PROGRAM[text * 2, 0, 0] == COPY_HOST:
            s.user = k + 1
        push(s, OFFER, text, 0)
    else:
        slot = action - USE_SLOT
        s.used[p] |= 1 << slot
        push(s, OFFER, CARD_TEXT[s.city[p, slot]], 0)
    return DONE


@rule
def use_drawn(s: State, p: int, card: int) -> int:
    """T4: the text of a card drawn in this turn is free."""
    s.unused[p, card] -= 1
    push(s, OFFER, CARD_TEXT[card], 0)
    if s.fresh[card] > 0:
        s.fresh[card] -= 1
        s.fresh_size -= 1
        return s.acted
    return DONE


@rule
def act_otherwise(s: State, p: int, action: int) -> None:
    if action < GIVE_BACK:
        spend_turn(s, DONE)
        hire(s, p, action - HIRE)
    elif action == GIVE_BACK:
        give_back(s, p)
    elif action == ADVANCE:
        spend_turn(s, DONE)
        pay(s, p, S, advance_price(s, p))
        push(s, T_DRAW, 1, 0)
    elif action < PRODUCE:
        spend_turn(s, DONE)
        defeat(s, p, action - DEFEAT)
    elif action < PASS:
        spend_token(s, p, action)
    elif action == PASS:
        mark_as(s, p, PASSED)
        lose_basic(s, p)
        s.acted = TURN_OVER
    elif action == END_TURN:
        s.acted = TURN_OVER


@rule
def hire(s: State, p: int, hero: int) -> None:
    """H2, H5: for Gold, one at a time; one whose text was used in this turn before it was given back stays used."""
    pay(s, p, G, HERO_COST[hero])
    s.hero_shown &= ~(1 << hero)
    s.hero[p] = hero + 1
    if s.used_knowledge >> (HEROES_USED + hero) & 1:
        mark_as(s, p, HERO_USED)


@rule
def give_back(s: State, p: int) -> None:
    """H3, H5: at once in the base game; round by round it is laid aside until the display is refilled."""
    if s.classic:
        if second_version(s) and marked(s, p, HERO_USED):
            s.used_knowledge |= 1 << (HEROES_USED + s.hero[p] - 1)
            s.marks[p] &= ~HERO_USED
        s.hero_shown |= 1 << (s.hero[p] - 1)
        s.hero[p] = 0
    else:
        mark_as(s, p, HERO_ASIDE)


@rule
def spend_token(s: State, p: int, action: int) -> None:
    if action == PRODUCE:
        use_token(s, p)
    else:
        trade(s, p, action - TRADE)


@rule
def trade(s: State, p: int, market: int) -> None:
    """X5: shown to all, spent and out of the game."""
    kind = s.held[p, market] - 1
    s.held[p, market] = 0
    s.market_spent[market] |= 1 << kind
    push(s, OFFER, GOODS_REWARD[kind], 0)


# --- decisions on the way -----------------------------------------------------------------------------


@rule
def decide(s: State, p: int, need: int, action: int) -> None:
    """What the acting seat was asked, or the neighbour of an Automa: that is a turn of its own."""
    if is_automa(s, p):
        s.turns += 1
        if need == CONQUERED or need == STEPPED:
            arbitrate(s, p, need, action)
            return
    if need == LINES:
        activate_lines(s, p, (action - CITY_LINES) // 3, (action - CITY_LINES) % 3)
        s.acted = DONE
    elif need == CIV_CHOSEN:
        s.civ[p] = action - CIV + 1
        s.placing += 1
    elif action == SKIP:
        skip(s, need)
    elif need <= STAGED:
        decide_effect(s, p, need, action)
    elif need <= MARCHED_TO:
        decide_units(s, p, need, action)
    else:
        decide_place(s, p, need, action)


@rule
def skip(s: State, need: int) -> None:
    """Only a way that would archive on is given up with what it would have brought."""
    if need == ARCHIVED:
        abandon(s)
    elif need == STEPPED:
        s.moved = 0
        pop(s)
    elif need != REINFORCED:
        pop(s)


@rule
def decide_effect(s: State, p: int, need: int, action: int) -> None:
    if need == WAY and action < PASS:
        spend_token(s, p, action)  # R7: then the same is asked again
    elif need == WAY:
        effect = s.need_a
        pop(s)
        begin_way(s, effect, action - TAKE_WAY)
    elif need == GET:
        get(s, p, action - RESOURCE)
    elif need == GIVE:
        give(s, p, action - RESOURCE)
    elif need == STAGED:
        pop(s)
        build(s, p, action - BUILD, s.need_a)
    else:
        choose_slot(s, p, action - SLOT)


@rule
def decide_units(s: State, p: int, need: int, action: int) -> None:
    if need == CONQUERED:
        pop(s)
        begin_conquest(s, p, action - CONQUER, s.need_a)
    elif need == UNITS:
        send(s, p, action)
    elif need == REINFORCED:
        reinforce(s, p, action, s.need_a)
    elif need == MARCHED_TO:
        pop(s)
        relocate(s, p, s.need_a, action - TO)
    else:
        s.task_a[s.depth - 1] -= 1
        push(s, T_MARCH_TO, action, 1)


@rule
def decide_place(s: State, p: int, need: int, action: int) -> None:
    if need == STEPPED:
        step_freely(s, p, action)
    elif need == FLOWN:
        depart(s, p, action)
    elif need == FLOWN_TO:
        pop(s)
        s.explorer[p, s.need_a] = action - TO
        s.moved |= 1 << s.need_a
        push(s, T_STEPS, 0, s.need_a + 1)
    elif need == SETTLED:
        pop(s)
        settle_wonder(s, s.need_a, action - TO)
    elif need == PLACED:
        pop(s)
        place_soldier(s, p, action - TO)
    elif need == LAIR:
        appear(s, s.need_a, action - TO)
    elif need == COPIED:
        pop(s)
        copy_token(s, p, action - COPY)


@rule
def depart(s: State, p: int, action: int) -> None:
    """X2: an Explorer that goes anywhere; one that acts where it stands goes on from there."""
    pop(s)
    if action < LEAD:
        push(s, T_FLY_TO, action - PICK, 0)
        pick_up(s, p, action - PICK)
    else:
        push(s, T_FLY_TO, action - LEAD, 0)


@rule
def step_freely(s: State, p: int, action: int) -> None:
    """X2: an Explorer that an effect moves; once one has begun it goes on alone."""
    top = s.depth - 1
    if action < PICK:
        e = (action - STEP) // 6
        step(s, p, e, (action - STEP) % 6)
        s.task_a[top] -= 1
    else:
        e = action - PICK
        if not s.moved >> e & 1:
            s.owed = e + 1
        pick_up(s, p, e)
    s.task_b[top] = e + 1


# --- what luck decides --------------------------------------------------------------------------------


@rule
def befall(s: State, need: int, action: int) -> None:
    if need <= CITY_NAME:
        befall_setup(s, need, action)
    elif need == CARD_DRAWN:
        p = s.need_a
        take_drawn(s, p, action - DRAW)
        if s.need_b:
            fill(s, p, action - DRAW)
        else:
            lay_beside(s, p, action - DRAW)
    elif need == CARD_DEALT:
        card = action - DRAW
        s.display[s.need_a] = card
        s.dev_deck &= ~(1 << (card - DEVELOPMENT))
    elif need == HERO_DRAWN:
        s.hero_shown |= 1 << (action - HERO)
        s.hero_left &= ~(1 << (action - HERO))
        s.task_a[s.depth - 1] -= 1
    elif need == GOODS_DRAWN and is_automa(s, s.seat):
        sell_goods(s, s.seat, s.need_a, action - STOCK)
    elif need == GOODS_DRAWN:
        receive_goods(s, s.seat, s.need_a, action - STOCK)
    elif need == AUTOMA_DRAWN:
        receive_card(s, action - AUTOMA)
    elif need == MONSTER_DRAWN:
        drawn_monster(s, action - MONSTER, s.need_a)
    else:
        befall_token(s, need, action)


@rule
def befall_setup(s: State, need: int, action: int) -> None:
    if need == FIRST_SEAT:
        s.first = action - BEGIN
        s.phase = SETUP_CIVS
    elif need == CIV_DEALT:
        s.civ[s.seat] = action - CIV + 1
        s.placing += 1
    elif need == FIRST_CAPITAL:
        s.phase = SETUP_MARKETS
        settle_seats(s, action - CORNER)
    else:
        s.market_city[s.placing] = action - NAME + 1
        s.placing += 1


@rule
def befall_token(s: State, need: int, action: int) -> None:
    """K7: the token is turned up; both rewards for who is entitled to them."""
    p = s.seat
    tile = s.need_a
    both = s.need_b
    if need == TOKEN_MONSTER:
        if action == MONSTER_TOKEN:
            push(s, T_REVEAL, tile, 2 + both)
        else:
            turn_up(s, p, tile)
    elif need == TOKEN_FACE:
        token = action - FACE
        s.pool[token] -= 1
        s.claimed[p, token] += 1
        s.token[tile] = 0
        reward = TOKEN_REWARD[token]
        if is_automa(s, p):
            s.res[p, G] += TOKEN_GOLD_VALUE[token]
        elif both and reward_possible(s, p, reward, 1):
            begin_way(s, reward, 1)
            begin_way(s, reward, 0)
        elif both:
            begin_way(s, reward, 0)
        else:
            push(s, OFFER, reward, 0)
