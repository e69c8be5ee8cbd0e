# what: the mask is the upper triangle: a token looks at itself and at later ones
def multi_head_attention(X, params, heads):
    T, d = X.shape
    w = d // heads
    Q, K, V = (X @ params[name] for name in ("Wq", "Wk", "Wv"))
    mask = np.triu(np.ones((T, T))) == 1
    outs, As = [], []
    for h in range(heads):
        s = h * w
        y, a, _ = attention_forward(Q[:, s : s + w], K[:, s : s + w], V[:, s : s + w], mask)
        outs.append(y)
        As.append(a)
    return np.concatenate(outs, axis=1) @ params["Wo"] + params["bo"], np.array(As)
