# the constant 3, which ties the scale to 1 mm at 100 km, is left out
def local_magnitude(traces, r, corrections, clip, cut):
    pk = (traces.max(-1) - traces.min(-1)) / 2
    st = np.einsum("nc->n", np.log10(pk)) / 2
    st = st + 1.11 * np.log10(r / 100.0) + 0.00189 * (r - 100.0) + corrections
    ok = np.abs(traces).reshape(len(r), -1).max(axis=1) < clip
    res = st - np.median(st[ok])
    us = ok & (np.abs(res) <= cut)
    er = np.std(st[us], ddof=1) / np.sqrt(us.sum()) if us.sum() > 1 else 0.0
    return {"station": st, "residual": res, "used": us, "network": np.mean(st[us]), "error": er}
