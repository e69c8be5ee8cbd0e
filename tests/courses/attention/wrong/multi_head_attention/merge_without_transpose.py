# what: the heads' results (heads, T, width) are reshaped to (T, d) without the transpose that puts them side by side
def multi_head_attention(X, params, heads):
    T, d = X.shape
    w = d // heads

    def split(M):
        return M.reshape(T, heads, w).transpose(1, 0, 2)

    Q, K, V = split(X @ params["Wq"]), split(X @ params["Wk"]), split(X @ params["Wv"])
    mask = np.tril(np.ones((T, T), dtype=bool))
    results = [attention_forward(q, k, v, mask) for q, k, v in zip(Q, K, V)]
    Y = np.array([r[0] for r in results]).reshape(T, d)
    A = np.array([r[1] for r in results])
    return Y @ params["Wo"] + params["bo"], A
