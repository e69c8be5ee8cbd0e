# the shrinkage with the number of common items is left out
def user_similarity(R, mask, beta):
    known = mask.astype(float)
    n_rated = np.maximum(known.sum(axis=1), 1)
    mu = (R * known).sum(axis=1) / n_rated
    Z = (R - mu[:, None]) * known
    length = np.sqrt((Z**2).sum(axis=1))
    Z = Z / np.where(length > 0, length, 1)[:, None]
    S = Z @ Z.T
    np.fill_diagonal(S, 0)
    return S
