# what: right: each head has its own rows of Wo, and the results are summed
def multi_head_attention(X, params, heads):
    T, d = X.shape
    width = d // heads
    mask = ~np.triu(np.ones((T, T), dtype=bool), k=1)
    Y = np.tile(params["bo"], (T, 1))
    A = []
    for h in range(heads):
        c = slice(h * width, (h + 1) * width)
        y, a, _ = attention_forward(
            X @ params["Wq"][:, c], X @ params["Wk"][:, c], X @ params["Wv"][:, c], mask
        )
        Y = Y + y @ params["Wo"][c]
        A.append(a)
    return Y, np.stack(A)
