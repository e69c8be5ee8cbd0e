# style: a mask of zeros and ones as weights, einsum
def model_skill(observed, simulated, warmup):
    w = 1.0 - np.isnan(observed)
    w[:, :warmup] = 0
    o = np.nan_to_num(observed)
    w = w / w.sum(axis=1, keepdims=True)
    mo, ms = np.einsum("st,st->s", w, o), np.einsum("st,st->s", w, simulated)
    do, ds = o - mo[:, None], simulated - ms[:, None]
    voo, vss, vos = (np.einsum("st,st,st->s", w, a, b) for a, b in ((do, do), (ds, ds), (do, ds)))
    e = np.einsum("st,st->s", w, (simulated - o) ** 2)
    r = vos / np.sqrt(voo * vss)
    terms = np.stack([r, np.sqrt(vss / voo), ms / mo])
    return {"nse": 1 - e / voo, "kge": 1 - np.linalg.norm(terms - 1, axis=0), "pbias": 100 * (ms - mo) / mo}
