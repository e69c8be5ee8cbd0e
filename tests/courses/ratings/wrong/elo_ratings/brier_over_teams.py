# divided the summed squared errors by the number of teams instead of the number of games

def elo_ratings(ratings, home, away, margins, k, advantage):
    now = np.array(ratings)
    n, g = len(now), len(home)
    history = np.zeros((n, g))
    sq = 0.0
    for t in range(g):
        i = home[t]
        j = away[t]
        strength_home = 10 ** ((now[i] + advantage) / 400)
        strength_away = 10 ** (now[j] / 400)
        p = strength_home / (strength_home + strength_away)
        s = 0.5
        if margins[t] > 0:
            s = 1.0
        if margins[t] < 0:
            s = 0.0
        lead = abs(margins[t])
        g_factor = 1.0
        if lead == 2:
            g_factor = 1.5
        if lead > 2:
            g_factor = (11 + lead) / 8
        delta = k * g_factor * (s - p)
        now[i] = now[i] + delta
        now[j] = now[j] - delta
        history[:, t] = now
        sq += (s - p) ** 2
    return history, sq / n
