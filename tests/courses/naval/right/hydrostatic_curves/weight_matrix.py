def hydrostatic_curves(offsets, h, dz):
    d = waterplanes(offsets, h)
    w = len(d["area"])
    rule = np.tril(np.ones((w, w)))
    rule[:, 0] = 0.5
    rule[np.diag_indices(w)] = 0.5
    rule = rule[1:] * dz
    quantities = np.stack([d["area"], d["area"] * np.arange(w) * dz, d["area"] * d["lcf"]])
    volume, mz, mx = quantities @ rule.T
    km = (mz + d["inertia_t"][1:]) / volume
    return {"volume": volume, "kb": mz / volume, "lcb": mx / volume, "km": km}
