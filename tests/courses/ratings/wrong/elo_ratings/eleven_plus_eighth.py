# computed 11 + N / 8 instead of (11 + N) / 8 for big margins

def elo_ratings(ratings, home, away, margins, k, advantage):
    def multiplier(goals):
        goals = abs(goals)
        if goals in (0, 1):
            return 1
        if goals == 2:
            return 3 / 2
        return 11 + goals / 8

    def expected(mine, theirs):
        return 1 / (1 + 10 ** ((theirs - mine) / 400))

    table = ratings.copy()
    after = np.zeros((table.size, home.size))
    losses = np.zeros(home.size)
    for t, (h, a, m) in enumerate(zip(home, away, margins)):
        e = expected(table[h] + advantage, table[a])
        s = (1 + np.sign(m)) / 2
        gain = k * multiplier(m) * (s - e)
        table[h] += gain
        table[a] -= gain
        after[:, t] = table
        losses[t] = (s - e) ** 2
    return after, losses.mean()
