# style: volumes in m3 of each part of the basin, convolved part by part and added; seconds
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    excess = excess_rain(rain, before, cn, area)[0]
    u = uh / np.sum(uh)
    flows = [np.convolve(u, e * 1e-3 * a * 1e6) / (dt * 3600) for e, a in zip(excess, area)]
    direct = np.sum(flows, axis=0)
    inflow = direct + q0 * np.exp(np.log(recession) * np.arange(direct.size))
    outflow = muskingum(inflow, K, x, dt, reaches)[1]
    times = np.arange(direct.size) * float(dt)
    return {
        "inflow": inflow,
        "outflow": outflow,
        "damping": 1 - np.max(outflow) / np.max(inflow),
        "lag": times[np.argmax(outflow)] - times[np.argmax(inflow)],
    }
