# what: every token may look at every other, the causal mask is left out
def multi_head_attention(X, params, heads):
    T, d = X.shape
    size = d // heads
    Q = X @ params["Wq"]
    K = X @ params["Wk"]
    V = X @ params["Wv"]
    mask = np.ones((T, T), dtype=bool)
    out = np.zeros((T, d))
    A = np.zeros((heads, T, T))
    for h in range(heads):
        c = slice(h * size, (h + 1) * size)
        out[:, c], A[h], _ = attention_forward(Q[:, c], K[:, c], V[:, c], mask)
    return out @ params["Wo"] + params["bo"], A
