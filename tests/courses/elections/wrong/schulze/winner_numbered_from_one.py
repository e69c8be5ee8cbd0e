# numbered the winner from one instead of from zero
def schulze(ranks, counts):
    prefer, scores = pairwise_preferences(ranks, counts)
    m = prefer.shape[0]
    best = np.zeros_like(prefer)
    best[prefer > prefer.T] = prefer[prefer > prefer.T]
    for k in range(m):
        best = np.maximum(best, np.minimum.outer(best[:, k], best[k]))
        best[np.diag_indices(m)] = 0
    wins = (best > best.T).sum(1)
    winner = list(wins).index(max(wins)) + 1
    return {"paths": best, "wins": wins, "winner": winner}
