# what: attention is written out here and divides by the root of d instead of the root of a head's width
def multi_head_attention(X, params, heads):
    T, d = X.shape
    w = d // heads
    Q = (X @ params["Wq"]).reshape(T, heads, w)
    K = (X @ params["Wk"]).reshape(T, heads, w)
    V = (X @ params["Wv"]).reshape(T, heads, w)
    S = np.einsum("ihc,jhc->hij", Q, K) / np.sqrt(d)
    S = np.where(np.tril(np.ones((T, T))) > 0, S, -1e9)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    Y = np.einsum("hij,jhc->ihc", A, V).reshape(T, d)
    return Y @ params["Wo"] + params["bo"], A
