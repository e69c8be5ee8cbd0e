# the colour is the principal direction alone, not multiplied with FA
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    cols = [np.ones_like(b)] + [-b * f for f in (gx * gx, gy * gy, gz * gz, 2 * gx * gy, 2 * gx * gz, 2 * gy * gz)]
    sol, *_ = np.linalg.lstsq(np.array(cols).T, np.log(signals).T, rcond=None)
    xx, yy, zz, xy, xz, yz = sol[1:]
    D = np.moveaxis(np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]), 2, 0)
    lam, U = np.linalg.eigh(D)
    lam[lam < 0] = 0
    md = lam.mean(-1)
    fa = np.sqrt(1.5 * np.sum((lam - md[:, None]) ** 2, -1) / np.sum(lam**2, -1))
    return {"MD": md, "FA": fa, "colour": np.abs(U[:, :, 2])}
