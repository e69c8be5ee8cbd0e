# right: the away team has an expected score of its own; changes summed up at the end

def elo_ratings(ratings, home, away, margins, k, advantage):
    g = len(home)
    changes = np.zeros((len(ratings), g))
    e = np.zeros(g)
    s = (np.sign(margins) + 1) / 2
    for t in range(g):
        before = ratings + changes.sum(axis=1)
        h, a = home[t], away[t]
        e[t] = 1 / (1 + 10 ** (-(before[h] + advantage - before[a]) / 400))
        e_away = 1 / (1 + 10 ** ((before[h] + advantage - before[a]) / 400))
        n = abs(margins[t])
        G = 1.0
        if n == 2:
            G = 1.5
        elif n >= 3:
            G = (11 + n) / 8
        changes[h, t] = k * G * (s[t] - e[t])
        changes[a, t] = k * G * ((1 - s[t]) - e_away)
    return ratings[:, None] + np.cumsum(changes, axis=1), ((s - e) ** 2).sum() / g
