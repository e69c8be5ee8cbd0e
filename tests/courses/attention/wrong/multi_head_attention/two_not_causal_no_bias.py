# what: two slips: the causal mask is left out, and bo is not added
def multi_head_attention(X, params, heads):
    T, d = X.shape
    width = d // heads
    Q = X @ params["Wq"]
    K = X @ params["Wk"]
    V = X @ params["Wv"]
    everyone = np.full((T, T), True)
    A, mixed = [], []
    for h in range(heads):
        c = slice(h * width, (h + 1) * width)
        y, a, _ = attention_forward(Q[:, c], K[:, c], V[:, c], everyone)
        A.append(a)
        mixed.append(y)
    return np.concatenate(mixed, axis=1) @ params["Wo"], np.array(A)
