# took tied duels as links as well instead of won ones only
def schulze(ranks, counts):
    d = pairwise_preferences(ranks, counts)[0]
    n = d.shape[0]
    p = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            if i != j and d[i, j] >= d[j, i]:
                p[i, j] = d[i, j]
    for k in range(n):
        p = np.maximum(p, np.minimum(p[:, [k]], p[[k], :]))
        np.fill_diagonal(p, 0)
    wins = (p > p.T).sum(axis=1)
    return {"paths": p, "wins": wins, "winner": int(wins.argmax())}
