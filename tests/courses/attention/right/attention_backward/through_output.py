# what: right: the sum over shares is the product of dY and Y (as in flash attention)
def attention_backward(dY, cache):
    Q, K, V, A = cache
    scale = Q.shape[1] ** -0.5
    Y = A @ V
    D = np.sum(dY * Y, axis=1)[:, None]
    dS = A * (np.einsum("iv,jv->ij", dY, V) - D) * scale
    return {"dV": np.einsum("ij,iv->jv", A, dY), "dQ": dS @ K, "dK": np.einsum("ij,id->jd", dS, Q)}
