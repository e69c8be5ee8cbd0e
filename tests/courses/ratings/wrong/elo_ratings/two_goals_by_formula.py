# used (11 + N) / 8 from a margin of two goals on instead of 1.5 for two

def elo_ratings(ratings, home, away, margins, k, advantage):
    """Elo ratings after each game of a season, and how well they predicted it.

    ratings: before the first game, shape (n,); not changed
    home, away: the teams of each game, whole numbers from 0 to n - 1, shape (g,)
    margins: goals of the home team minus goals of the away team, whole numbers, shape (g,)
    k: how many points are at stake in a game
    advantage: rating points for playing at home

    returns: history, brier
        history: ratings of all teams after each game, shape (n, g)
        brier: mean squared error of the expected scores, a number
    """
    current = ratings.copy()
    history = np.zeros((len(ratings), len(home)))
    total = 0.0
    for t in range(len(home)):
        i, j = home[t], away[t]
        gap = current[i] + advantage - current[j]
        expected = 1 / (1 + 10 ** (-gap / 400))
        score = 0.5 * (np.sign(margins[t]) + 1)
        goals = abs(margins[t])
        if goals <= 1:
            weight = 1.0
        else:
            weight = (11 + goals) / 8
        change = k * weight * (score - expected)
        current[i] += change
        current[j] -= change
        history[:, t] = current
        total += (score - expected) ** 2
    return history, total / len(home)
