def graph_convolution_forward(X, A, W, b):
    S = normalized_adjacency(A)
    n = X.shape[0]
    H = np.zeros((n, W.shape[1]))
    for v in range(n):
        h = np.array(b, dtype=float)
        for u in range(n):
            if S[v, u] != 0:
                h += S[v, u] * (X[u] @ W)
        H[v] = h * (h > 0)
    return H, (S, X, W, H)
