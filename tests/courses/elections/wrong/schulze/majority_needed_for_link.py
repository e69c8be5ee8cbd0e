# took a duel as a link only where more than half of all voters stand behind it instead of more than behind the opponent
def schulze(ranks, counts):
    duel, _ = pairwise_preferences(ranks, counts)
    voters = counts.sum()
    m = len(duel)
    paths = np.where(duel > voters / 2, duel, 0.0)
    for k in range(m):
        for i in range(m):
            for j in range(m):
                if i == j or j == k or k == i:
                    continue
                paths[i, j] = max(paths[i, j], min(paths[i, k], paths[k, j]))
    beaten = paths > paths.T
    wins = beaten.sum(axis=1)
    return {"paths": paths, "wins": wins, "winner": int(np.argmax(wins))}
