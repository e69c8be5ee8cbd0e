# took the lower waterplane of each slice instead of the mean of both
def hydrostatic_curves(offsets, h, dz):
    res = waterplanes(offsets, h)
    a, x, it = res["area"], res["lcf"], res["inertia_t"]
    w = len(a)
    z = np.arange(w) * dz
    out = {"volume": np.zeros(w - 1), "kb": np.zeros(w - 1), "lcb": np.zeros(w - 1), "km": np.zeros(w - 1)}
    v = m_v = m_l = 0.0
    for j in range(w - 1):
        v += a[j] * dz
        m_v += a[j] * z[j] * dz
        m_l += a[j] * x[j] * dz
        out["volume"][j] = v
        out["kb"][j] = m_v / v
        out["lcb"][j] = m_l / v
        out["km"][j] = m_v / v + it[j + 1] / v
    return out
