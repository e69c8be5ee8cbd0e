# what: a token sees only those before it and not itself (j < i instead of j <= i)
def multi_head_attention(X, params, heads):
    T, d = X.shape
    n = d // heads
    Q = X @ params["Wq"]
    K = X @ params["Wk"]
    V = X @ params["Wv"]
    mask = np.zeros((T, T), dtype=bool)
    for i in range(T):
        for j in range(T):
            mask[i, j] = j < i
    A = np.zeros((heads, T, T))
    out = np.zeros((T, d))
    for h in range(heads):
        lo, hi = h * n, h * n + n
        out[:, lo:hi], A[h], _ = attention_forward(Q[:, lo:hi], K[:, lo:hi], V[:, lo:hi], mask)
    return out @ params["Wo"] + params["bo"], A
