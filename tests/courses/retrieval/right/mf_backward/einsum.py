# what: einsum
def mf_backward(cache):
    e, bu, bi, P, Q, lam = cache
    return {"dmu": np.einsum("ui->", e), "dbu": np.einsum("ui->u", e) + lam * bu,
            "dbi": np.einsum("ui->i", e) + lam * bi, "dP": np.einsum("ui,if->uf", e, Q) + lam * P,
            "dQ": np.einsum("ui,uf->if", e, P) + lam * Q}
