# what: only dQ is divided by the root of d, dK is not
def attention_backward(dY, cache):
    q, k, v, a = cache
    root = np.sqrt(q.shape[1])
    ga = np.einsum("iv,jv->ij", dY, v)
    gs = a * (ga - np.einsum("ij,ij->i", ga, a)[:, None])
    return {
        "dQ": np.einsum("ij,jd->id", gs, k) / root,
        "dK": np.einsum("ij,id->jd", gs, q),
        "dV": np.einsum("ij,iv->jv", a, dY),
    }
