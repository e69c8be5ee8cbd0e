def hydrostatic_curves(offsets, h, dz):
    wp = waterplanes(offsets, h)
    v = mz = mx = 0.0
    rows = []
    for j in range(1, offsets.shape[1]):
        a0, a1 = wp["area"][j - 1], wp["area"][j]
        v += (a0 + a1) * dz / 2
        mz += (a0 * (j - 1) + a1 * j) * dz * dz / 2
        mx += (a0 * wp["lcf"][j - 1] + a1 * wp["lcf"][j]) * dz / 2
        rows.append((v, mz / v, mx / v, mz / v + wp["inertia_t"][j] / v))
    volume, kb, lcb, km = np.array(rows).T
    return {"volume": volume, "kb": kb, "lcb": lcb, "km": km}
