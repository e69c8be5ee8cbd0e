# left tied duels out of the score instead of counting one half for each
def pairwise_preferences(ranks, counts):
    """Who is preferred to whom, and Copeland's scores.

    ranks: the place that each kind of ballot gives to each candidate, 1 for the
        best, 0 for a candidate that is not ranked; whole numbers, shape (b, c)
    counts: how many voters cast each kind of ballot, shape (b,)

    returns: prefer, copeland
        prefer: prefer[i, j] is how many voters place i before j, shape (c, c)
        copeland: duels won, a tied one counted as one half, shape (c,)
    """
    b, c = ranks.shape
    places = np.where(ranks == 0, c + 1, ranks)
    prefer = np.zeros((c, c))
    for i in range(b):
        before = places[i][:, None] < places[i][None, :]
        prefer += counts[i] * before
    won = np.sum(prefer > prefer.T, axis=1)
    return prefer, 1.0 * won
