# the unit hydrograph is reversed in time before the convolution (a correlation)
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    pe = excess_rain(rain, before, cn, area)[1]
    q = np.correlate(pe, uh / uh.sum(), mode="full") * area.sum() / (3.6 * dt)
    inflow = q + q0 * recession ** np.arange(q.size)
    outflow = muskingum(inflow, K, x, dt, reaches)[1]
    damping = 1 - outflow.max() / inflow.max()
    return {"inflow": inflow, "outflow": outflow, "damping": damping, "lag": (float(outflow.argmax()) - inflow.argmax()) * dt}
