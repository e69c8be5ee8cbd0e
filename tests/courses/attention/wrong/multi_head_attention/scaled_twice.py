# what: queries are divided by the root of the width although attention_forward divides already
def multi_head_attention(X, params, heads):
    T, d = X.shape
    hd = d // heads
    Q = X @ params["Wq"] / np.sqrt(hd)
    K = X @ params["Wk"]
    V = X @ params["Wv"]
    causal = np.tril(np.ones((T, T), dtype=bool))
    A = np.zeros((heads, T, T))
    Y = np.zeros((T, d))
    for h in range(heads):
        sl = slice(hd * h, hd * h + hd)
        Y[:, sl], A[h], _ = attention_forward(Q[:, sl], K[:, sl], V[:, sl], causal)
    return Y @ params["Wo"] + params["bo"], A
