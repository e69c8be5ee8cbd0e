# what: right: the queries are scaled first, masked scores are minus infinity
def attention_forward(Q, K, V, mask):
    q = Q * Q.shape[1] ** -0.5
    logits = np.einsum("ic,jc->ij", q, K)
    logits[~mask] = -np.inf
    P = softmax(logits)
    return np.einsum("ij,jv->iv", P, V), P, {"q": Q, "k": K, "v": V, "p": P}
