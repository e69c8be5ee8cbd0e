# what: the tokens are multiplied with the transposed projections, X @ W.T instead of X @ W, for Q, K and V
def multi_head_attention(X, params, heads):
    T, d = X.shape
    width = d // heads
    Q = X @ params["Wq"].T
    K = X @ params["Wk"].T
    V = X @ params["Wv"].T
    mask = np.tril(np.ones((T, T), dtype=bool))
    A = np.zeros((heads, T, T))
    mixed = np.zeros((T, d))
    for h in range(heads):
        columns = slice(h * width, (h + 1) * width)
        mixed[:, columns], A[h], _ = attention_forward(
            Q[:, columns], K[:, columns], V[:, columns], mask
        )
    return mixed @ params["Wo"] + params["bo"], A
