# what: Q, K and V are reshaped to (heads, T, width) directly, without going through (T, heads, width) and a transpose, so tokens are mixed
def multi_head_attention(X, params, heads):
    T, d = X.shape
    w = d // heads
    Q = (X @ params["Wq"]).reshape(heads, T, w)
    K = (X @ params["Wk"]).reshape(heads, T, w)
    V = (X @ params["Wv"]).reshape(heads, T, w)
    mask = np.tril(np.ones((T, T), dtype=bool))
    out = np.zeros((heads, T, w))
    A = np.zeros((heads, T, T))
    for h in range(heads):
        out[h], A[h], _ = attention_forward(Q[h], K[h], V[h], mask)
    out = out.transpose(1, 0, 2).reshape(T, d)
    return out @ params["Wo"] + params["bo"], A
