# refractoriness read from the last n_ref columns of the raster, Euler step as a weighted mean
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    k = dt / tau
    drive = E_L + R[:, None] * I
    rows_v, rows_s = [], []
    v = V0
    for t in range(I.shape[1]):
        recent = np.zeros(len(V0))
        for s in rows_s[max(0, t - n_ref):t]:
            recent = recent + s
        free = (1 - k) * v + k * drive[:, t]
        s = ((recent == 0) & (free >= V_th)).astype(float)
        v = np.where((recent > 0) | (s > 0), V_reset, free)
        rows_v.append(v)
        rows_s.append(s)
    return np.stack(rows_v, axis=1), np.stack(rows_s, axis=1)
