# what: the mask lets each token see the next one too (tril with k=1)
def multi_head_attention(X, params, heads):
    T, d = X.shape
    size = d // heads
    Q = np.dot(X, params["Wq"])
    K = np.dot(X, params["Wk"])
    V = np.dot(X, params["Wv"])
    mask = np.tril(np.ones((T, T)), k=1).astype(bool)
    Y, A = [], []
    for q, k, v in zip(np.split(Q, heads, 1), np.split(K, heads, 1), np.split(V, heads, 1)):
        y, a, _ = attention_forward(q, k, v, mask)
        Y.append(y)
        A.append(a)
    Y = np.hstack(Y) @ params["Wo"] + params["bo"]
    return Y, np.stack(A)
