def schulze(ranks, counts):
    d = pairwise_preferences(ranks, counts)[0]
    n = d.shape[0]
    s = d * (d > d.T)
    for k in range(n):
        s = np.maximum(s, np.minimum(s[:, k][:, None], s[k, :][None, :]))
        np.fill_diagonal(s, 0)
    wins = (s > s.T).sum(axis=1)
    return {"paths": s, "wins": wins, "winner": int(wins.argmax())}
