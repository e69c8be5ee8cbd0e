# the excess of the parts is averaged without their areas instead of taking the basin's excess
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    ex = excess_rain(rain, before, cn, area)[0]
    pe = ex.mean(axis=0)
    direct = np.convolve(pe, uh / uh.sum()) * area.sum() / (3.6 * dt)
    q = direct + q0 * recession ** np.arange(direct.size)
    out = muskingum(q, K, x, dt, reaches)[1]
    return {"inflow": q, "outflow": out, "damping": 1 - out.max() / q.max(), "lag": float(out.argmax() - q.argmax()) * dt}
