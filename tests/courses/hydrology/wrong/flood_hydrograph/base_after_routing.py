# the base flow is added after the routing, to the outflow, and not to the inflow of the river
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    _, pe = excess_rain(rain, before, cn, area)
    inflow = np.convolve(pe, uh / uh.sum()) * area.sum() / (3.6 * dt)
    _, routed, _ = muskingum(inflow, K, x, dt, reaches)
    base = q0 * recession ** np.arange(len(routed))
    outflow = routed + base
    return {
        "inflow": inflow,
        "outflow": outflow,
        "damping": 1 - outflow.max() / inflow.max(),
        "lag": float(outflow.argmax() - inflow.argmax()) * dt,
    }
