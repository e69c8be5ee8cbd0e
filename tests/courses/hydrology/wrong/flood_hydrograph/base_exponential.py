# the recession is taken as a rate, exp(-recession i), instead of as a factor for each time step
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    pe = excess_rain(rain, before, cn, area)[1]
    u = uh / uh.sum()
    direct = np.convolve(pe, u) * area.sum() / (3.6 * dt)
    i = np.arange(direct.shape[0])
    total = direct + q0 * np.exp(-recession * i)
    routed = muskingum(total, K, x, dt, reaches)[1]
    return {
        "inflow": total,
        "outflow": routed,
        "damping": 1 - routed.max() / total.max(),
        "lag": float(routed.argmax() - total.argmax()) * dt,
    }
