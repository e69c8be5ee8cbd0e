def schulze(ranks, counts):
    duel, _ = pairwise_preferences(ranks, counts)
    m = len(duel)
    link = np.where(duel > duel.T, duel, 0.0)
    paths = link.copy()
    while True:
        longer = np.max(np.minimum(paths[:, :, None], link[None, :, :]), axis=1)
        longer = np.maximum(paths, longer)
        longer[np.arange(m), np.arange(m)] = 0
        if np.array_equal(longer, paths):
            break
        paths = longer
    wins = np.array([np.sum(paths[i] > paths[:, i]) for i in range(m)])
    return {"paths": paths, "wins": wins, "winner": list(wins).index(max(wins))}
