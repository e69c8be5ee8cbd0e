# the base flow recedes by the factor in each hour (the exponent is i dt) instead of in each time step
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    _, b = excess_rain(rain, before, cn, area)
    d = np.convolve(b, uh / np.sum(uh)) * np.sum(area) / (3.6 * dt)
    hours = dt * np.arange(d.size)
    qin = d + q0 * recession**hours
    qout = muskingum(qin, K, x, dt, reaches)[1]
    return dict(inflow=qin, outflow=qout, damping=1 - qout.max() / qin.max(), lag=float(qout.argmax() - qin.argmax()) * dt)
