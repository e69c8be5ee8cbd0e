def pairwise_preferences(ranks, counts):
    nc = ranks.shape[1]
    last = np.where(ranks > 0, ranks, nc + 5)
    better = (last[:, :, None] < last[:, None, :]).astype(float)
    prefer = np.einsum("b,bij->ij", counts, better)
    points = (np.sign(prefer - prefer.T) + 1) / 2
    np.fill_diagonal(points, 0)
    return prefer, points.sum(axis=1)
