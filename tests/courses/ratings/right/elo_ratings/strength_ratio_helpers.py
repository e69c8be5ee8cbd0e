# right: expected score as a ratio of strengths, helpers, plain lists

def elo_ratings(ratings, home, away, margins, k, advantage):
    def expected(a, b):
        top = 10 ** ((a - b) / 800)
        return top / (top + 1 / top)

    def factor(n):
        return {0: 1.0, 1: 1.0, 2: 1.5}.get(n, (11 + n) / 8)

    r = [float(v) for v in ratings]
    history = np.zeros((len(r), len(home)))
    brier = 0.0
    for t in range(len(home)):
        h, a, m = int(home[t]), int(away[t]), int(margins[t])
        s = 1 if m > 0 else (0.5 if m == 0 else 0)
        e = expected(r[h] + advantage, r[a])
        brier += (s - e) ** 2 / len(home)
        r[h], r[a] = r[h] + k * factor(abs(m)) * (s - e), r[a] - k * factor(abs(m)) * (s - e)
        history[:, t] = r
    return history, brier
