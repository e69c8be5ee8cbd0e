# worked out the away team's expected score from the home team's new rating instead of the one before the game

def elo_ratings(ratings, home, away, margins, k, advantage):
    R = ratings.copy()
    hist = []
    brier = 0
    for t in range(len(margins)):
        h, a = home[t], away[t]
        N = abs(margins[t])
        G = 1 if N < 2 else (1.5 if N == 2 else (11 + N) / 8)
        S = {1: 1.0, 0: 0.5, -1: 0.0}[int(np.sign(margins[t]))]
        E_home = 1 / (1 + 10 ** (-(R[h] + advantage - R[a]) / 400))
        brier += (S - E_home) ** 2
        R[h] += k * G * (S - E_home)
        E_away = 1 / (1 + 10 ** (-(R[a] - R[h] - advantage) / 400))
        R[a] += k * G * ((1 - S) - E_away)
        hist.append(R.copy())
    return np.stack(hist, axis=1), brier / len(margins)
