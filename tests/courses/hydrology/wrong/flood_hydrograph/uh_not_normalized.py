# the unit hydrograph is not scaled to the sum 1
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    _, pe = excess_rain(rain, before, cn, area)
    n = len(pe) + len(uh) - 1
    Q = np.zeros(n)
    for i, p in enumerate(pe):
        for j, u in enumerate(uh):
            Q[i + j] += p * u
    Q = Q * np.sum(area) / 3.6 / dt
    base = np.array([q0 * recession**i for i in range(n)])
    qin = Q + base
    _, qout, _ = muskingum(qin, K, x, dt, reaches)
    lag = (np.argmax(qout) - np.argmax(qin)) * float(dt)
    return {"inflow": qin, "outflow": qout, "damping": 1 - max(qout) / max(qin), "lag": lag}
