def bigram_model(tokens, size, alpha, lam):
    H = np.eye(size)[tokens]
    C = np.einsum("ti,tj->ij", H[:-1], H[1:])
    p = (H.sum(axis=0) + alpha) / (H.sum() + alpha * size)
    smooth = C + alpha
    P = np.outer(np.ones(size), p) * (1 - lam)
    P += lam * smooth / smooth.sum(axis=1, keepdims=True)
    return p, P
