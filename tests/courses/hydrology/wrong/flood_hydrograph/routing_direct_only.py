# only the direct runoff is routed; the base flow is added to the inflow and to the routed flow unrouted
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    net = excess_rain(rain, before, cn, area)[1]
    direct = np.convolve(net, uh / uh.sum()) * area.sum() / (3.6 * dt)
    base = q0 * recession ** np.arange(len(direct))
    inflow = base + direct
    outflow = base + muskingum(direct, K, x, dt, reaches)[1]
    return {
        "inflow": inflow,
        "outflow": outflow,
        "damping": 1 - outflow.max() / inflow.max(),
        "lag": float(outflow.argmax() - inflow.argmax()) * dt,
    }
