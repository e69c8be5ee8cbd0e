# the damping is related to the peak of the outflow instead of the peak of the inflow
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    _, net = excess_rain(rain, before, cn, area)
    hydro = np.convolve(net, uh / uh.sum()) * area.sum() / (3.6 * dt)
    inflow = hydro + np.array([q0 * recession**n for n in range(len(hydro))])
    _, outflow, _ = muskingum(inflow, K, x, dt, reaches)
    pin = np.max(inflow)
    pout = np.max(outflow)
    return {
        "inflow": inflow,
        "outflow": outflow,
        "damping": (pin - pout) / pout,
        "lag": dt * float(np.argmax(outflow) - np.argmax(inflow)),
    }
