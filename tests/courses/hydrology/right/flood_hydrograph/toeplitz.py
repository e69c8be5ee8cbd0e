# style: convolution by a matrix of shifted unit hydrographs, base flow by cumprod
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    pe = excess_rain(rain=rain, before=before, cn=cn, area=area)[1] * area.sum() / 3.6 / dt
    H = np.stack([np.pad(uh, (i, len(pe) - 1 - i)) for i in range(len(pe))], axis=1) / uh.sum()
    base = np.full(H.shape[0], recession)
    base[0] = q0
    I = H @ pe + np.cumprod(base)
    _, O, _ = muskingum(I, K, x, dt, reaches)
    d = dict(inflow=I, outflow=O)
    d["damping"] = 1 - O.max() / I.max()
    d["lag"] = (np.argmax(O) - np.argmax(I)) * np.float64(dt)
    return d
