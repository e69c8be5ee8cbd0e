# what: the heads are put side by side but not mixed with Wo
def multi_head_attention(X, params, heads):
    T, d = X.shape
    width = d // heads
    Q, K, V = X @ params["Wq"], X @ params["Wk"], X @ params["Wv"]
    mask = np.tril(np.ones((T, T), dtype=bool))
    A = np.zeros((heads, T, T))
    mixed = np.zeros((T, d))
    for h in range(heads):
        columns = slice(h * width, (h + 1) * width)
        mixed[:, columns], A[h], _ = attention_forward(
            Q[:, columns], K[:, columns], V[:, columns], mask
        )
    return mixed + params["bo"], A
