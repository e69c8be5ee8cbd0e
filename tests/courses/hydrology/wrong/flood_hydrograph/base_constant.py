# the base flow is constant, it does not recede
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    net = excess_rain(rain, before, cn, area)[1]
    scaled = uh / uh.sum()
    N = len(net) + len(uh) - 1
    q = [sum(net[i] * scaled[n - i] for i in range(len(net)) if 0 <= n - i < len(uh)) for n in range(N)]
    q = np.array(q) * area.sum() / (3.6 * dt)
    inflow = q + q0
    outflow = muskingum(inflow, K, x, dt, reaches)[1]
    return {
        "inflow": inflow,
        "outflow": outflow,
        "damping": 1 - outflow.max() / inflow.max(),
        "lag": float(outflow.argmax() - inflow.argmax()) * dt,
    }
