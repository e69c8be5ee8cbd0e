# the damping is the ratio of the peaks, not 1 minus it
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    pe = excess_rain(rain, before, cn, area)[1]
    qd = np.convolve(pe, uh / uh.sum()) * area.sum() / (3.6 * dt)
    qb = q0 * np.cumprod(np.r_[1.0, np.full(len(qd) - 1, recession)])
    q = qd + qb
    r = muskingum(q, K, x, dt, reaches)[1]
    lag_steps = r.argmax() - q.argmax()
    return {"inflow": q, "outflow": r, "damping": r.max() / q.max(), "lag": float(lag_steps * dt)}
