# right: the other half by flipping a bit, plain loops, prizes counted by number of wins

def knockout_chances(wins, draws, rounds, prizes):
    s, loglik = bradley_terry(wins=wins, draws=draws, rounds=rounds)
    n = len(s)
    r = len(prizes) - 1
    won = np.ones((r + 1, n))
    for t in range(1, r + 1):
        for i in range(n):
            other = (i >> (t - 1)) ^ 1
            p = 0.0
            for j in range(n):
                if j >> (t - 1) == other:
                    p += won[t - 1, j] / (1 + s[j] / s[i])
            won[t, i] = won[t - 1, i] * p
    pay = np.zeros(n)
    for w in range(r + 1):
        exactly = won[w] - won[w + 1] if w < r else won[w]
        pay += prizes[w] * exactly
    return won[1:].T, pay
