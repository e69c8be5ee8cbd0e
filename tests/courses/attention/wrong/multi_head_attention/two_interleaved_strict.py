# what: two slips: head h takes every heads-th column, and a token does not see itself (tril with k=-1)
def multi_head_attention(X, params, heads):
    T, d = X.shape
    w = d // heads
    Q = (X @ params["Wq"]).reshape(T, w, heads)
    K = (X @ params["Wk"]).reshape(T, w, heads)
    V = (X @ params["Wv"]).reshape(T, w, heads)
    mask = np.tril(np.ones((T, T)), -1).astype(bool)
    A = np.zeros((heads, T, T))
    out = np.zeros((T, w, heads))
    for h in range(heads):
        out[:, :, h], A[h], _ = attention_forward(Q[:, :, h], K[:, :, h], V[:, :, h], mask)
    return out.reshape(T, d) @ params["Wo"] + params["bo"], A
