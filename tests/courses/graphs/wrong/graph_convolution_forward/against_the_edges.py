# what: the transpose of S is used: nodes collect from those they send to
def graph_convolution_forward(X, A, W, b):
    S = normalized_adjacency(A)
    n, h = len(X), len(b)
    Z = np.zeros((n, h))
    for i in range(n):
        for j in range(n):
            Z[j] += S[i, j] * (X[i] @ W)
    Z += b
    H = np.maximum(Z, 0)
    return H, (S, X, W, H)
