# centred with the items' means, not the users'
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    means = (W * R).sum(axis=0) / np.maximum(W.sum(axis=0), 1)
    X = W * (R - means)
    norms = np.sqrt((X**2).sum(axis=1))
    norms = np.where(norms == 0, 1, norms)
    X = X / norms[:, None]
    c = W @ W.T
    S = X @ X.T * (c / (c + beta))
    S[np.arange(len(S)), np.arange(len(S))] = 0
    return S
