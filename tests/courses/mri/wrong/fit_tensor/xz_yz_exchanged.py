# the entries xz and yz of the tensor are put in each other's places
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.column_stack([np.ones(len(b)), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz])
    V = len(signals)
    MD, FA, colour = np.empty(V), np.empty(V), np.empty((V, 3))
    for v in range(V):
        _, Dxx, Dyy, Dzz, Dxy, Dxz, Dyz = np.linalg.lstsq(A, np.log(signals[v]), rcond=None)[0]
        D = np.array([[Dxx, Dxy, Dyz], [Dxy, Dyy, Dxz], [Dyz, Dxz, Dzz]])
        ev, U = np.linalg.eigh(D)
        ev = np.maximum(ev, 0)
        MD[v] = ev.mean()
        FA[v] = np.sqrt(1.5 * ((ev - MD[v]) ** 2).sum() / (ev**2).sum())
        colour[v] = np.abs(U[:, 2]) * FA[v]
    return {"MD": MD, "FA": FA, "colour": colour}
