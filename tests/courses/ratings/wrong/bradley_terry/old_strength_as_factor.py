# multiplied the new strength by the old one as well instead of replacing it

def bradley_terry(wins, draws, rounds):
    n = len(wins)
    W = wins + draws / 2
    s = np.ones(n)
    for _ in range(rounds):
        expected = np.zeros(n)
        for i in range(n):
            for j in range(n):
                if i == j:
                    continue
                expected[i] += (W[i, j] + W[j, i]) / (s[i] + s[j])
        s = s * W.sum(axis=1) / expected
        s = s / s.prod() ** (1 / n)
    ll = 0.0
    for i in range(n):
        for j in range(n):
            if i != j:
                ll += W[i, j] * (np.log(s[i]) - np.log(s[i] + s[j]))
    return s, ll
