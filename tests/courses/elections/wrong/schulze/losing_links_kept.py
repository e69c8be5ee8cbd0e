# took all preferences as links instead of only those of won duels
def schulze(ranks, counts):
    """The strongest paths between candidates, and Schulze's winner.

    Call pairwise_preferences.

    ranks: places as in pairwise_preferences, shape (b, c)
    counts: how many voters cast each kind of ballot, shape (b,)

    returns: dictionary with
        paths: the strength of the strongest path from i to j, zero where there is
            none and on the diagonal, shape (c, c)
        wins: how many others each candidate beats, whole numbers, shape (c,)
        winner: the candidate with the most wins, of equal ones the lowest index
    """
    prefer, _ = pairwise_preferences(ranks, counts)
    c = len(prefer)
    paths = prefer.copy()
    for k in range(c):
        for i in range(c):
            for j in range(c):
                if i != j:
                    through = min(paths[i, k], paths[k, j])
                    paths[i, j] = max(paths[i, j], through)
    wins = np.sum(paths > paths.T, axis=1)
    return {"paths": paths, "wins": wins, "winner": np.argmax(wins)}
