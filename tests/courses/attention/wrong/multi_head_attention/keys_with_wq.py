# what: the keys are projected with Wq instead of Wk
def multi_head_attention(X, params, heads):
    T, d = X.shape
    width = d // heads
    Q = X @ params["Wq"]
    K = X @ params["Wq"]
    V = X @ params["Wv"]
    mask = np.tril(np.ones((T, T), dtype=bool))
    A = np.zeros((heads, T, T))
    mixed = np.zeros((T, d))
    for h in range(heads):
        a, b = h * width, (h + 1) * width
        mixed[:, a:b], A[h], _ = attention_forward(Q[:, a:b], K[:, a:b], V[:, a:b], mask)
    Y = mixed @ params["Wo"] + params["bo"]
    return Y, A
