# counted each kind of ballot once instead of as often as it was cast
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
        prefer += before
    won = np.sum(prefer > prefer.T, axis=1)
    tied = np.sum(prefer == prefer.T, axis=1) - 1
    return prefer, won + 0.5 * tied
