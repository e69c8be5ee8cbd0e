# what: scores are divided by d instead of by its root
def attention_forward(Q, K, V, mask):
    d = Q.shape[1]
    S = np.einsum("id,jd->ij", Q, K) / d
    S = np.where(mask, S, -np.inf)
    A = softmax(S)
    Y = np.einsum("ij,jv->iv", A, V)
    return Y, A, (Q, K, V, A)
