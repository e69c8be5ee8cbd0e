# the lag is in time steps, not multiplied with dt
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    e = excess_rain(rain, before, cn, area)[1]
    full = np.zeros(len(e) + len(uh) - 1)
    frac = uh / uh.sum()
    for k in range(len(e)):
        full[k : k + len(frac)] += e[k] * frac
    I = full * area.sum() / (3.6 * dt) + q0 * recession ** np.arange(len(full))
    O = muskingum(I, K, x, dt, reaches)[1]
    return {"inflow": I, "outflow": O, "damping": 1 - O.max() / I.max(), "lag": float(np.argmax(O) - np.argmax(I))}
