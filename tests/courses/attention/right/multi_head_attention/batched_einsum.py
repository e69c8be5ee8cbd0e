# what: right: all heads at once, attention written out
def multi_head_attention(X, params, heads):
    T, d = X.shape
    w = d // heads
    Q, K, V = ((X @ params[n]).reshape(T, heads, w).swapaxes(0, 1) for n in ("Wq", "Wk", "Wv"))
    S = Q @ K.swapaxes(1, 2) / np.sqrt(w)
    S = S + np.where(np.arange(T)[:, None] >= np.arange(T), 0, -np.inf)
    E = np.exp(S - S.max(axis=2, keepdims=True))
    A = E / E.sum(axis=2, keepdims=True)
    Y = (A @ V).swapaxes(0, 1).reshape(T, d)
    return Y @ params["Wo"] + params["bo"], A
