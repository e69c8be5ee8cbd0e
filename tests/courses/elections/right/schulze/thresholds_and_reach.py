def schulze(ranks, counts):
    P, _ = pairwise_preferences(ranks, counts)
    n = len(P)
    S = np.zeros((n, n))
    links = np.where(P > P.T, P, 0)
    for level in np.unique(links[links > 0]):
        reach = links >= level
        for _ in range(n):
            reach = reach | (reach @ reach)
        S[reach] = level
    for a in range(n):
        S[a, a] = 0
    wins = np.zeros(n, dtype=int)
    for a in range(n):
        for b in range(n):
            wins[a] += S[a, b] > S[b, a]
    return {"winner": int(np.argmax(wins)), "wins": wins, "paths": S}
